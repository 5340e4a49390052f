// Accessibility fixes for the theme: names for landmarks, no empty table heads, keyboard access to wide code and tables.
const each = (selector, mend) => document.querySelectorAll(selector).forEach(mend);

function mend() {
  each(".md-code__nav", (nav) => nav.setAttribute("role", "presentation"));
  each("th:empty", (corner) => corner.replaceWith(document.createElement("td")));
  each("nav.md-path", (path) => path.setAttribute("aria-label", "Breadcrumbs"));
  each("pre > code, .md-typeset__scrollwrap", (wide) => {
    if (wide.scrollWidth > wide.clientWidth) wide.tabIndex = 0;
  });
}

let waiting = 0;
const soon = () => {
  cancelAnimationFrame(waiting);
  waiting = requestAnimationFrame(mend);
};
new MutationObserver(soon).observe(document.body, { childList: true, subtree: true });
addEventListener("resize", soon);
mend();
