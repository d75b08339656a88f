import { componentStyle, componentVariants } from "../../style/layerStyle.ts";
import { type } from "../../style/rules.ts";

const { display, h1, h2, h3, h4 } = type;

export const heading: string = componentStyle({ color: "inherit", textWrap: "balance" });
export const size: Record<"display" | "h1" | "h2" | "h3" | "h4", string> = componentVariants({
  display,
  h1,
  h2,
  h3,
  h4,
});
