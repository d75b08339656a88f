import { pageStyle } from "@pallu/ui/style";
import { from, vars } from "@pallu/ui/tokens";

/** A text in a double frame beside its picture. */
export const reason: string = pageStyle({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: vars.space.gutter,
  "@media": { [from("md")]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" } },
});
export const plate: string = pageStyle({
  display: "grid",
  alignContent: "center",
  justifyItems: "center",
  gap: vars.space.s16,
  padding: `${vars.space.s48} ${vars.space.s24}`,
  border: `4px double ${vars.color.zari}`,
  textAlign: "center",
});
export const title: string = pageStyle({
  fontFamily: vars.font.display,
  fontSize: vars.text.h2,
  fontWeight: vars.font.weightDisplay,
  letterSpacing: vars.font.trackingDisplay,
  lineHeight: vars.leading.heading,
  overflowWrap: "anywhere",
  textWrap: "balance",
});
export const text: string = pageStyle({ maxInlineSize: "20em", color: vars.color.textMuted });
export const picture: string = pageStyle({
  display: "grid",
  padding: 8,
  border: `1px solid ${vars.color.zari}`,
});
export const turned: string = pageStyle({
  "@media": { [from("md")]: { gridColumn: 2, gridRow: 1 } },
});
