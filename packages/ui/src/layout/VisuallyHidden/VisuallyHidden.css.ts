import { componentStyle } from "../../style/layerStyle.ts";
import { hidden } from "../../style/rules.ts";

export const visuallyHidden = componentStyle(hidden);
