import { pageStyle } from "@pallu/ui/style";
import { forcedColors, from, vars } from "@pallu/ui/tokens";

/** The opening question in headline size, beside a picture. */
export const opening: string = pageStyle({
  display: "grid",
  gap: vars.space.s32,
  gridTemplateColumns: "minmax(0, 1fr)",
  "@media": {
    [from("lg")]: {
      gridTemplateColumns: "minmax(0, 7fr) minmax(0, 5fr)",
      columnGap: vars.space.s64,
      alignItems: "start",
    },
  },
});
export const lead: string = pageStyle({
  fontFamily: vars.font.display,
  fontWeight: vars.font.weightDisplay,
  fontSize: vars.text.h1,
  lineHeight: vars.leading.heading,
  textWrap: "balance",
});
export const story: string = pageStyle({
  display: "grid",
  gap: vars.space.s40,
  gridTemplateColumns: "minmax(0, 1fr)",
  marginBlockStart: vars.space.s64,
  "@media": {
    [from("lg")]: {
      gridTemplateColumns: "minmax(0, 5fr) minmax(0, 7fr)",
      columnGap: vars.space.s64,
      alignItems: "start",
    },
  },
});
export const words: string = pageStyle({
  display: "grid",
  gap: vars.space.s20,
  maxInlineSize: vars.size.measure,
  fontSize: vars.text.bodyLarge,
  lineHeight: vars.leading.bodyLarge,
});

/** Four steps connected by a line. */
export const steps: string = pageStyle({
  display: "grid",
  gap: vars.space.s32,
  gridTemplateColumns: "minmax(0, 1fr)",
  "@media": {
    [from("md")]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))", columnGap: 0 },
    [from("xl")]: { gridTemplateColumns: "repeat(4, minmax(0, 1fr))" },
  },
});
export const step: string = pageStyle({
  position: "relative",
  paddingBlockStart: vars.space.s32,
  paddingInlineEnd: vars.space.s32,
  borderBlockStart: `${vars.borderWidth.strong} solid ${vars.color.zari}`,
  selectors: {
    "&::before": {
      content: "''",
      position: "absolute",
      insetBlockStart: -7,
      insetInlineStart: 0,
      inlineSize: 32,
      blockSize: 12,
      borderRadius: "50%",
      backgroundColor: vars.color.action,
    },
  },
  "@media": { [forcedColors]: { selectors: { "&::before": { display: "none" } } } },
});

export const partner: string = pageStyle({
  display: "grid",
  alignItems: "center",
  minBlockSize: 72,
  maxInlineSize: 200,
});
