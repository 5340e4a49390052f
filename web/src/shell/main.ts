import { mount } from "svelte";
import App from "./App.svelte";
import "./app.css";
import "./fonts.css";
import { currentPath } from "../lib/address";
import { workOffline } from "../lib/serviceWorker";
import { restorePreferences } from "../lib/preferences.svelte";
import { preferred, speak } from "../lib/text.svelte";

restorePreferences();
await speak(preferred());
mount(App, { target: document.getElementById("page")! });
if (!currentPath().startsWith("/embed/")) workOffline();
