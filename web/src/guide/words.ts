/** Whatever imports this waits until the words of the guide are there. */
import { chapter } from "../app/text.svelte";

await chapter("guide");
