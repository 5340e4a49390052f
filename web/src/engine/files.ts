/** Files that come with the page: fetched, or read from disk where Node runs. */
export async function readFile(url: URL): Promise<ArrayBuffer> {
  if (url.protocol === "file:") return new Uint8Array(process.getBuiltinModule("node:fs").readFileSync(url)).buffer;
  const response = await fetch(url);
  if (!response.ok) throw new Error(`expected the file ${url.pathname}, but got status ${response.status}`);
  return response.arrayBuffer();
}
