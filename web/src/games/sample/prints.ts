import { dominoes } from "../print/common";

export default [dominoes("sample")];
