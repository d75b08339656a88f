import { componentStyle } from "../../style/layerStyle.ts";
import { autoBidiText } from "../../style/rules.ts";

export const words = componentStyle(autoBidiText);
