import "@fontsource/vollkorn/latin-600.css";
import "@fontsource/vollkorn/latin-ext-600.css";
import "@fontsource/vollkorn/cyrillic-600.css";
import { mount } from "svelte";
import App from "./App.svelte";
import "./app.css";
import { preferred, speak } from "./text.svelte";
import { recallTheme } from "./themes.svelte";

recallTheme();
await speak(preferred());
mount(App, { target: document.getElementById("page")! });
