import { vars } from "../../tokens/contract.css.ts";
import { layoutStyle, layoutVariants } from "../../style/layerStyle.ts";

const bounded = (width: string) => ({
  maxInlineSize: `calc(${width} + 2 * ${vars.space.pageMargin})`,
});

export const container = layoutStyle({
  inlineSize: "100%",
  marginInline: "auto",
  paddingInline: vars.space.pageMargin,
});
export const width = layoutVariants({
  page: bounded(vars.size.page),
  text: bounded(vars.size.measure),
  form: bounded("600px"),
});
