import { pageStyle } from "@pallu/ui/style";
import { cropped, from, vars } from "@pallu/ui/tokens";

/** A chapter's number and name, centred between two lines. */
export const head: string = pageStyle({
  display: "grid",
  justifyItems: "center",
  gap: vars.space.s8,
  marginBlockEnd: vars.space.s40,
  textAlign: "center",
});
export const number: string = pageStyle({
  fontFamily: vars.font.display,
  fontSize: vars.text.h3,
  color: vars.color.zariInk,
});
export const title: string = pageStyle({
  fontFamily: vars.font.display,
  fontSize: vars.text.h2,
  fontWeight: vars.font.weightDisplay,
  letterSpacing: vars.font.trackingDisplay,
  lineHeight: vars.leading.heading,
  textWrap: "balance",
});
export const text: string = pageStyle({ color: vars.color.textMuted });

/** A category: its picture in a mat, its name below. */
export const plaque: string = pageStyle({
  position: "relative",
  display: "grid",
  gap: vars.space.s16,
  justifyItems: "center",
  padding: 8,
  paddingBlockEnd: vars.space.s20,
  border: `1px solid ${vars.color.zari}`,
  fontFamily: vars.font.display,
  fontSize: vars.text.h3,
  letterSpacing: vars.font.trackingDisplay,
  color: vars.color.text,
  textDecoration: "none",
  selectors: {
    "&:focus-visible": { outlineOffset: -6 },
  },
});
export const cut: string = pageStyle({
  ...cropped,
  inlineSize: "100%",
  aspectRatio: "1",
  overflow: "hidden",
  "@media": { [from("md")]: { aspectRatio: "5 / 4" } },
});
