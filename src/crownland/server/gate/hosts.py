"""Which names this server answers to. A page of another site that points its own name at our address is not ours.

An address in digits cannot be pointed elsewhere, so every one is welcome; names are this computer's own and those that
the operator lists.
"""

import ipaddress
import socket
from urllib.parse import urlsplit

from ..settings import Settings

ANY = "*"


def own_names(settings: Settings) -> frozenset[str]:
    """Return the names under which this server may be reached, in small letters."""
    machine = socket.gethostname().lower().partition(".")[0]
    listed = [name.strip().lower() for name in settings.hosts.split(",") if name.strip()]
    pages = [*settings.origins.split(","), *settings.share.split()]
    shared = [urlsplit(page.strip()).hostname or "" for page in pages if "://" in page]
    return frozenset({"localhost", machine, f"{machine}.local", socket.gethostname().lower(), *listed, *shared} - {""})


def is_ours(host: str, names: frozenset[str]) -> bool:
    """Tell whether the header `Host` names this server.

    >>> is_ours("192.168.1.5:8000", frozenset()), is_ours("[::1]:8000", frozenset())
    (True, True)
    >>> is_ours("rebound.example:8000", frozenset({"play.example"}))
    False
    """
    name = _without_port(host).lower().rstrip(".")
    return ANY in names or name in names or name.endswith(".localhost") or _is_address(name)


def _without_port(host: str) -> str:
    return host[1:].partition("]")[0] if host.startswith("[") else host.partition(":")[0]


def _is_address(name: str) -> bool:
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return False
    return True
