import { patternStyle } from "../../style/layerStyle.ts";

export const quotation = patternStyle({ gridRow: "1 / -1" });
