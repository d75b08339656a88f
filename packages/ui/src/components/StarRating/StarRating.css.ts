import { vars } from "../../tokens/contract.css.ts";
import { componentStyle, typeRoles } from "../../style/componentStyle.ts";

export const rating: string = componentStyle({
  ...typeRoles.small,
  display: "inline-flex",
  alignItems: "center",
  gap: vars.space.s8,
  color: vars.color.textMuted,
});
export const row: string = componentStyle({ position: "relative", display: "inline-flex" });
const stars = { display: "flex", gap: vars.space.s2, color: vars.color.star } as const;
export const empty: string = componentStyle(stars);
/* Clipped at the inline end, so that half stars fill from the inline start. */
export const filled: string = componentStyle({
  ...stars,
  position: "absolute",
  insetBlock: 0,
  insetInlineStart: 0,
  overflow: "hidden",
});
