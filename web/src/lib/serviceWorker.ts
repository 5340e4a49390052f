/**
 * The worker that lets the page open without a connection; it begins when everything else is done.
 *
 * Browsers allow one over https and on this computer itself. Over plain http in a network there is none.
 */
import { fileAddress } from "./address";
import { language, PSEUDO } from "./text.svelte";

/** Start the worker, or renew it for another language, once the page is idle. */
export function workOffline(): void {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  const words = language() === PSEUDO ? "en" : language();
  const whenIdle = () =>
    "requestIdleCallback" in window
      ? requestIdleCallback(() => void begin(words), { timeout: 5000 })
      : setTimeout(() => void begin(words), 1000);
  if (document.readyState === "complete") whenIdle();
  else addEventListener("load", whenIdle, { once: true });
}

async function begin(words: string): Promise<void> {
  try {
    await navigator.serviceWorker.register(fileAddress(`worker.js?lang=${words}`));
  } catch {
    return; // then the page needs a connection
  }
  const { active } = await navigator.serviceWorker.ready;
  if (!savesData()) active?.postMessage("keep what is large");
}

/** Whether the user asked the browser to load no more than needed. */
const savesData = () => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData ?? false;
