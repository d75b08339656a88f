import { componentStyle, hidden } from "../../style/componentStyle.ts";

export const visuallyHidden: string = componentStyle(hidden);
