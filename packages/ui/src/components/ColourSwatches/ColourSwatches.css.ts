import { vars } from "../../tokens/contract.css.ts";
import { componentStyle, hover } from "../../style/layerStyle.ts";
import { type } from "../../style/rules.ts";

export const legend = componentStyle({
  ...type.label,
  marginBlockEnd: vars.space.s8,
  color: vars.color.text,
});
export const chosen = componentStyle({
  fontWeight: vars.font.weightRegular,
  color: vars.color.textMuted,
});
export const options = componentStyle({
  display: "flex",
  flexWrap: "wrap",
  // Seven in a row of a phone of 360 px.
  gap: vars.space.s2,
});
const ring = (colour: string): string => `${vars.borderWidth.strong} solid ${colour}`;
/* Without a border until it is current or hovered: forced colours would paint a transparent one. */
export const option = componentStyle({
  position: "relative",
  display: "grid",
  placeItems: "center",
  inlineSize: vars.size.iconButton,
  blockSize: vars.size.iconButton,
  borderRadius: vars.radius.full,
  selectors: { "&[aria-current]": { border: ring(vars.color.action) } },
  ...hover({ border: ring(vars.color.borderControl) }, "&:hover:not([aria-current])"),
});
