import { autoBidiText, componentStyle } from "../../style/componentStyle.ts";

export const words: string = componentStyle(autoBidiText);
