/** The database of this browser: plain values by key, in a few stores. It keeps what is too large for `storage`. */

const NAME = "crownland";
const VERSION = 1;
const STORES = ["games", "summaries", "puzzles"] as const;
export type StoreName = (typeof STORES)[number];

/** The stores of one transaction. */
export interface Stores {
  get<T>(store: StoreName, key: string): Promise<T | undefined>;
  all<T>(store: StoreName): Promise<T[]>;
  keys(store: StoreName): Promise<string[]>;
  put(store: StoreName, key: string, value: unknown): void;
  delete(store: StoreName, key: string): void;
}

let opened: Promise<IDBDatabase> | null = null;

function open(): Promise<IDBDatabase> {
  opened ??= new Promise<IDBDatabase>((done, fail) => {
    const asked = indexedDB.open(NAME, VERSION);
    asked.onupgradeneeded = () => addStores(asked.result);
    asked.onsuccess = () => done(watched(asked.result));
    asked.onerror = () => fail(asked.error!);
  }).catch((error: unknown) => {
    opened = null;
    throw error;
  });
  return opened;
}

function addStores(database: IDBDatabase): void {
  for (const store of STORES) if (!database.objectStoreNames.contains(store)) database.createObjectStore(store);
}

/** Let go of the database where a newer page in another tab wants to add a store, or the browser clears it. */
function watched(database: IDBDatabase): IDBDatabase {
  const forget = () => (opened = null);
  database.onclose = forget;
  database.onversionchange = () => {
    database.close();
    forget();
  };
  return database;
}

const answer = <T>(asked: IDBRequest<T>) =>
  new Promise<T>((done, fail) => {
    asked.onsuccess = () => done(asked.result);
    asked.onerror = () => fail(asked.error!);
  });

/** Read or change some stores; everything or nothing is written, and it is on disk afterwards. */
export async function transact<T>(
  mode: "readonly" | "readwrite",
  names: StoreName[],
  work: (stores: Stores) => Promise<T>,
): Promise<T> {
  const running = (await open()).transaction(names, mode, { durability: "strict" });
  const ended = new Promise<void>((done, fail) => {
    running.oncomplete = () => done();
    running.onabort = () => fail(running.error ?? new Error("the transaction was aborted"));
  });
  ended.catch(() => {}); // where `work` fails, its own error is thrown
  try {
    const result = await work(storesOf(running));
    await ended;
    return result;
  } catch (error) {
    if (!running.error) abort(running);
    throw error;
  }
}

function storesOf(running: IDBTransaction): Stores {
  const store = (name: StoreName) => running.objectStore(name);
  return {
    get: (name, key) => answer(store(name).get(key)),
    all: (name) => answer(store(name).getAll()),
    keys: async (name) => (await answer(store(name).getAllKeys())) as string[],
    put: (name, key, value) => void store(name).put(value, key),
    delete: (name, key) => void store(name).delete(key),
  };
}

function abort(running: IDBTransaction): void {
  try {
    running.abort();
  } catch {
    // It is over already.
  }
}
