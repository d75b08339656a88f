import { componentStyle, hidden } from "../../components/componentStyle.ts";

export const visuallyHidden: string = componentStyle(hidden);
