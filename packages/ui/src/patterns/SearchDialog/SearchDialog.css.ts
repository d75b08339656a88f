import { vars } from "../../tokens/contract.css.ts";
import { patternStyle } from "../../style/layerStyle.ts";

export const field = patternStyle({
  display: "flex",
  alignItems: "center",
  borderBlockEnd: `2px solid ${vars.color.text}`,
  selectors: { "&:focus-within": { borderColor: vars.color.focus } },
});
export const input = patternStyle({
  flex: 1,
  minInlineSize: 0,
  minBlockSize: 56,
  paddingInline: vars.space.s12,
  border: 0,
  outline: "none",
  background: "none",
});
