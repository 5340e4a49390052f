import "@fontsource/vollkorn/latin-600.css";
import "@fontsource/vollkorn/latin-ext-600.css";
import "@fontsource/vollkorn/cyrillic-600.css";
import { mount } from "svelte";
import App from "./app/App.svelte";
import "./app/app.css";
import { workOffline } from "./app/offline";
import { preferred, speak } from "./app/text.svelte";
import { recallTheme } from "./app/themes.svelte";

recallTheme();
await speak(preferred());
mount(App, { target: document.getElementById("page")! });
if (!location.pathname.startsWith("/embed/")) workOffline();
