/** The entry of a Web Worker that thinks for bots. */
import { serve, type Port } from "./service.ts";

serve(self as unknown as Port);
