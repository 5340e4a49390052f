import { mount } from "svelte";
import App from "./App.svelte";
import "./app.css";
import "./fonts.css";
import { workOffline } from "../lib/serviceWorker";
import { preferred, speak } from "../lib/text.svelte";
import { restoreTheme } from "../lib/themes.svelte";

restoreTheme();
await speak(preferred());
mount(App, { target: document.getElementById("page")! });
if (!location.pathname.startsWith("/embed/")) workOffline();
