/** The worker that lets the page open without a connection; it begins when everything else is done. */
import { fileAddress } from "./address";
import { language, PSEUDO } from "./text.svelte";

/** Start the worker, or renew it for another language, once the page is idle. */
export function workOffline(): void {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  const words = language() === PSEUDO ? "en" : language();
  const begin = () => void navigator.serviceWorker.register(fileAddress(`worker.js?lang=${words}`)).catch(() => undefined);
  const whenIdle = () =>
    "requestIdleCallback" in window ? requestIdleCallback(begin, { timeout: 5000 }) : setTimeout(begin, 1000);
  if (document.readyState === "complete") whenIdle();
  else addEventListener("load", whenIdle, { once: true });
}
