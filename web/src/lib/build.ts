/**
 * After an update of the server an open tab is old: it loads the new page by itself, once, and only while nothing is lost by it.
 *
 * The server names the build of its page in index.html, in `welcome`, and in a header of every answer.
 */
const TRIED = "crownland.builds";
const LOOK_EVERY = 2000;

let served = "";
let field: HTMLInputElement | null = null; // which was typed in last

/** Note which build the server sends now. */
export function noteBuild(build: string | null): void {
  if (build) served = build;
}

/** From now on load a new page as soon as there is one, unless `isBusy`. Returns how to stop. */
export function renewUnless(isBusy: () => boolean): () => void {
  const own = document.querySelector<HTMLMetaElement>('meta[name="build"]')?.content;
  const look = () => {
    if (own && served && served !== own && !isInUse() && !isBusy()) renew();
  };
  const type = ({ target }: Event) => (field = target as HTMLInputElement);
  const timer = setInterval(look, LOOK_EVERY);
  addEventListener("input", type);
  document.addEventListener("visibilitychange", look);
  return () => {
    clearInterval(timer);
    removeEventListener("input", type);
    document.removeEventListener("visibilitychange", look);
  };
}

/** Whether something is open over the page, or was typed and is still there. */
function isInUse(): boolean {
  const isTyped = field?.isConnected && field.matches("[type=text], textarea") && field.value !== "";
  return isTyped || document.querySelector("dialog[open], :popover-open") !== null;
}

/** Load the page of the server; not again, where that has brought another one. */
function renew(): void {
  try {
    const tried = sessionStorage.getItem(TRIED) ?? "";
    if (tried.includes(served)) return;
    sessionStorage.setItem(TRIED, `${tried} ${served}`);
  } catch {
    return; // what is not noted might be tried for ever
  }
  location.reload();
}
