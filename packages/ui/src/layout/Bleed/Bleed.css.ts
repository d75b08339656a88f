import { from } from "../../tokens/breakpoints.ts";
import { vars } from "../../tokens/contract.css.ts";
import { layoutStyle, layoutVariants } from "../../style/layerStyle.ts";

const outwards = { marginInline: `calc(-1 * ${vars.space.pageMargin})` };

export const bleed = layoutStyle(outwards);
export const until = layoutVariants({
  always: {},
  md: { "@media": { [from("md")]: { marginInline: 0 } } },
  lg: { "@media": { [from("lg")]: { marginInline: 0 } } },
});
