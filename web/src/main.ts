import { mount } from "svelte";
import App from "./app/App.svelte";
import "./app/app.css";
import "./app/fonts.css";
import { workOffline } from "./app/offline";
import { preferred, speak } from "./app/text.svelte";
import { recallTheme } from "./app/themes.svelte";

recallTheme();
await speak(preferred());
mount(App, { target: document.getElementById("page")! });
if (!location.pathname.startsWith("/embed/")) workOffline();
