/** Whatever imports this waits until the words of the guide are there. */
import { chapter } from "../lib/text.svelte";

await chapter("guide");
