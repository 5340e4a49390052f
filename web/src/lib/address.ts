/**
 * Addresses of screens, for links and for whoever reads the current one.
 *
 * A server answers every path with the page. A web space has one file, index.html: there the path is the first part of the query
 * (`?/learn/kingdomino&lang=de#K4`). A link still loads the page anew, and what follows `#` is a place on it, as on a server.
 */

/** Whether `crownland page` wrote this page for a web space: no server answers its questions. */
export const isStatic = typeof document !== "undefined" && document.documentElement.dataset.site === "static";

/** The link to a path with its query and place, such as `/learn/kingdomino#K4`. */
export const address = (path: string): string => (isStatic ? staticAddress(path) : path);

/** The path of the screen that is shown. */
export const currentPath = (): string => (isStatic ? staticPath(location.search) : location.pathname);

/** What the address asks of the screen. */
export function currentQuery(): URLSearchParams {
  const query = new URLSearchParams(location.search);
  for (const name of [...query.keys()]) if (name.startsWith("/")) query.delete(name);
  return query;
}

/** The address of this screen with another value in its query; without one for null. */
export function addressWith(name: string, value: string | null): string {
  const query = currentQuery();
  if (value === null) query.delete(name);
  else query.set(name, value);
  return address(`${currentPath()}${query.size ? `?${query}` : ""}${location.hash}`);
}

export const go = (path: string): void => location.assign(address(path));

/** The whole address of a path, for whoever is outside the page. */
export const fullAddress = (path: string): string => new URL(address(path), location.href).href;

/** The address of a file that lies beside index.html. */
export const fileAddress = (name: string): string => (isStatic ? name : `/${name}`);

export const staticAddress = (path: string): string => `?${path.replace("?", "&")}`;

/** Read the path of a static address; other programs may have encoded its slashes. */
export function staticPath(search: string): string {
  const first = search.slice(1).split("&")[0]!.replace(/=$/, "").replace(/%2F/gi, "/");
  return first.startsWith("/") ? first : "/";
}

/** Whether a table is one of this browser: its id begins with 0, which no id of a server contains. */
export const isLocal = (id: string): boolean => id.startsWith("0");

/** The path of a table. */
export const tablePath = (id: string): string => `/${isLocal(id) ? "local" : "table"}/${id}`;
