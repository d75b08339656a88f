import { componentStyle, componentVariants } from "../../style/layerStyle.ts";
import { type } from "../../style/rules.ts";

const { display, h1, h2, h3, h4 } = type;

export const heading = componentStyle({ textWrap: "balance" });
export const size = componentVariants({
  display,
  h1,
  h2,
  h3,
  h4,
});
