/** Links that work for whoever gets them: a name of this computer itself is replaced by one that the network knows. */
import { fullAddress, isStatic } from "./address";

const isLoopback = (hostname: string) =>
  hostname === "localhost" || hostname === "[::1]" || /^127(\.\d+){3}$/.test(hostname);

export interface Shared {
  link: string;
  /** Whether the link leads nowhere but on this computer. */
  isHereOnly: boolean;
}

/** The link to a part of the page: where it was opened, or where the server says that others find it. */
export function shareLink(path: string, here: { origin: string; hostname: string }, share: string[]): Shared {
  const away = isLoopback(here.hostname);
  if (isStatic) return { link: fullAddress(path), isHereOnly: away };
  const base = away ? (share[0] ?? here.origin) : here.origin;
  return { link: `${base.replace(/\/$/, "")}${path}`, isHereOnly: away && !share.length };
}

/** Put a text on the clipboard, also where the browser has no clipboard for pages that are not secure. */
export async function copyText(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    const field = document.createElement("textarea");
    field.value = text;
    (document.querySelector("dialog[open]") ?? document.body).append(field);
    field.select();
    document.execCommand("copy");
    field.remove();
  }
}
