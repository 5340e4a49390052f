/** Notifications of a turn: by the browser, in the tab, and on the app's icon. */
import { fileAddress, fullAddress, tablePath } from "./address";
import { prefer, preferences } from "./preferences.svelte";

/** Browsers notify only from pages that came safely: https, or this computer itself. */
export const canAlert = () => isSecureContext && "Notification" in window && "serviceWorker" in navigator;

export const wantsAlerts = () => canAlert() && Notification.permission === "granted" && preferences.alerts === "on";

/** Turn notifications on, asking the browser's leave, or off; tell whether they are on now. */
export async function setAlerts(on: boolean): Promise<boolean> {
  const allowed = on && canAlert() && (await Notification.requestPermission()) === "granted";
  prefer("alerts", allowed ? "on" : "off");
  return allowed;
}

/** Say that a table waits, unless its player is looking at this page. A later word about a table replaces the earlier. */
export async function alertTurn(game: string, title: string, body: string): Promise<void> {
  if (!wantsAlerts() || (document.visibilityState === "visible" && document.hasFocus())) return;
  const worker = await navigator.serviceWorker.ready;
  await worker.showNotification(title, {
    body,
    tag: game,
    icon: fileAddress("crown.svg"),
    data: fullAddress(tablePath(game)),
  });
}

/** Mark the tab and, where the page is installed as an app, its icon with how many tables wait. */
export function badge(turns: number): void {
  document.querySelector<HTMLLinkElement>('link[rel="icon"]')!.href = fileAddress(
    turns ? "crown-turn.svg" : "crown.svg",
  );
  if (turns) void navigator.setAppBadge?.(turns).catch(() => undefined);
  else void navigator.clearAppBadge?.().catch(() => undefined);
}
