import { scorePad } from "../print/common";

export default [scorePad("royal_wedding")];
