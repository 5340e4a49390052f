/*
 * The worker behind the page: without a connection it opens what was kept here, and it shows "your turn" where only a worker may.
 * The build writes down which files belong together (precache.ts); the address says whose words are kept.
 * What the server can give comes from the server: pages are never old, and api/ passes by untouched.
 */
const { version, entry, files, later, words } = PRECACHE;
const { pathname: ROOT } = new URL("./", location.href); // the folder of the page; several may share an origin
const language = new URL(location.href).searchParams.get("lang");
const NAME = ROOT === "/" ? "crownland" : `crownland ${ROOT}`;
const HERE = `${NAME} ${version} ${language}`;

const kept = async (request) => (await caches.open(HERE)).match(request, { ignoreVary: true });

// Names of assets change with what is in them; all else must be as new as this worker.
const ask = (name) => new Request(ROOT + name, { cache: name.startsWith("assets/") ? "default" : "reload" });

self.addEventListener("install", (event) => event.waitUntil(keep()));

async function keep() {
  const page = await fetch(ask(""));
  if (!(await page.clone().text()).includes(entry))
    throw new Error(`expected a page that begins with ${entry}, but got another one`);
  const cache = await caches.open(HERE);
  await cache.addAll([...files, ...(words[language] ?? words.en)].map(ask));
  await cache.put(ROOT, page);
}

// The page sends a message when it has nothing else to do: large files are kept one after the other.
self.addEventListener("message", (event) => event.waitUntil(keepLater()));

async function keepLater() {
  const cache = await caches.open(HERE);
  for (const name of later) if (!(await cache.match(ROOT + name))) await cache.add(ask(name)).catch(() => {});
}

// A new worker waits until the last tab of the old one is closed: until then that one finds its own files here.
self.addEventListener("activate", (event) => {
  const isOld = (name) => name.startsWith(`${NAME} `) && name[NAME.length + 1] !== "/" && name !== HERE;
  const clear = async () => {
    await Promise.all((await caches.keys()).filter(isOld).map((name) => caches.delete(name)));
    await self.registration.navigationPreload?.enable();
  };
  event.waitUntil(clear());
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  const name = origin === location.origin && pathname.startsWith(ROOT) ? pathname.slice(ROOT.length) : null;
  if (request.method !== "GET" || name === null || name.startsWith("api/")) return;
  if (request.mode === "navigate") event.respondWith(page(event));
  else if (name.startsWith("assets/")) event.respondWith(asset(request));
  else if (files.includes(name)) event.respondWith(fetch(request).catch(() => kept(request)));
});

async function page({ request, preloadResponse }) {
  const answer = await (async () => (await preloadResponse) ?? fetch(request))().catch(() => null);
  if (answer && answer.status < 500) return answer;
  return (await kept(ROOT)) ?? answer ?? Response.error();
}

async function asset(request) {
  const found = await kept(request);
  if (found) return found;
  const answer = await fetch(request);
  const copy = answer.clone();
  if (answer.ok) void caches.open(HERE).then((cache) => cache.put(request, copy));
  return answer;
}

self.addEventListener("notificationclick", (event) => {
  const { notification } = event;
  notification.close();
  const comeBack = async () => {
    const open = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
    const there = open.find((client) => client.url.startsWith(notification.data));
    return there ? there.focus() : self.clients.openWindow(notification.data);
  };
  event.waitUntil(comeBack());
});
