import { mount } from "svelte";
import App from "./App.svelte";
import "./app.css";
import "./fonts.css";
import { currentPath } from "../lib/address";
import { workOffline } from "../lib/serviceWorker";
import { preferred, speak } from "../lib/text.svelte";
import { restoreTheme } from "../lib/themes.svelte";

restoreTheme();
await speak(preferred());
mount(App, { target: document.getElementById("page")! });
if (!currentPath().startsWith("/embed/")) workOffline();
