import { castles, dominoes, scorePad } from "../print/common";

export default [dominoes("kingdomino"), castles, scorePad("kingdomino")];
