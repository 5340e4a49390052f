/// <reference types="vitest/config" />
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";
import { precache } from "./precache.ts";
import { words } from "./words.ts";

const server = process.env.CROWNLAND ?? "http://127.0.0.1:8000";

/** The page itself, and what both the lobby and a table need. */
const SHARED =
  /src\/(shell\/App|lib\/(Dialog|Preferences|Sure|api|descriptions|geometry|notifications|serviceWorker)|art\/(BotFace|KingdomArt|Shield)|deal\/client)\./;

export default defineConfig({
  plugins: [svelte(), words(), precache()],
  build: {
    outDir: process.env.CROWNLAND_PAGE ?? "../src/crownland/server/page",
    emptyOutDir: true,
    manifest: true,
    target: "es2022",
    cssTarget: ["chrome123", "firefox120", "safari17.5"],
    assetsInlineLimit: 0,
    // What every screen needs is one file, and so are the lobby and a table, of the server or of this browser, however many screens that come
    // later share parts of them. What other screens need of a local table stands for itself.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: "page", test: SHARED, priority: 4 },
            { name: "facts", test: /src\/facts\.ts$/, priority: 4 },
            { name: "chance", test: /src\/lib\/(sha256|chance)\.ts$/, priority: 4 },
            { name: "saves", test: /src\/local\/saves\.ts$/, priority: 4 },
            { name: "lobby", test: /src\/lobby\/Lobby\.svelte$/, priority: 3 },
            { name: "table", test: /src\/shell\/TableRoute\.svelte$/, priority: 2 },
            { name: "local", test: /src\/shell\/LocalRoute\.svelte$/, priority: 1 },
          ],
        },
      },
    },
  },
  // Files find each other in whatever folder the page lies. index.html is the answer to every path of a server, so it names them from the top.
  experimental: { renderBuiltUrl: (_, { hostType }) => (hostType === "html" ? undefined : { relative: true }) },
  server: { fs: { allow: [".."] }, proxy: { "/api": { target: server, ws: true } } },
  test: { environment: "happy-dom", include: ["tests/**/*.test.ts"], isolate: false, testTimeout: 30_000 },
});
