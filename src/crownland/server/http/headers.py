"""Security headers of every answer: what a page of this server may load, run and be shown in."""

from typing import Final

POLICY: Final = "content-security-policy"
_DIRECTIVES: Final = {
    "default-src": "'self'",
    "script-src": "'self' 'wasm-unsafe-eval'",  # the engine of the page is WebAssembly; `eval` stays forbidden
    "worker-src": "'self'",
    "img-src": "'self' data: blob:",
    "style-src": "'self' 'unsafe-inline'",
    "connect-src": "'self' ws: wss:",
    "object-src": "'none'",
    "base-uri": "'none'",
    "form-action": "'none'",
    "frame-ancestors": "'none'",
}


def content_policy(**changes: str | None) -> str:
    """Return the content security policy with other directives: `script_src="'self'"`; None leaves one out."""
    directives = _DIRECTIVES | {name.replace("_", "-"): value for name, value in changes.items()}
    return "; ".join(f"{name} {value}" for name, value in directives.items() if value is not None)


HEADERS: Final = {
    POLICY: content_policy(),
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=()",
}
# Another site may show these in a frame.
FRAMED: Final = {
    name: content_policy(frame_ancestors="*") if name == POLICY else value
    for name, value in HEADERS.items()
    if name != "x-frame-options"
}
