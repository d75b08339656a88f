import { vars } from "../../tokens/contract.css.ts";
import { patternStyle } from "../../style/layerStyle.ts";
import { type } from "../../style/rules.ts";

/** A block container, so that wide content can span all columns around it. */
export const prose = patternStyle({ display: "block" });
const below = { marginBlockStart: vars.space.s20 };

export const paragraph = patternStyle({
  ...type.bodyLarge,
  maxInlineSize: vars.size.measure,
  hangingPunctuation: "first",
  textWrap: "pretty",
  selectors: { "* + &": below },
});

/** An initial letter, two lines deep. */
export const initial = patternStyle({
  selectors: {
    "&::first-letter": {
      fontFamily: vars.font.display,
      fontSize: "3.1em",
      lineHeight: 0.82,
      float: "inline-start",
      paddingInlineEnd: "0.08em",
      paddingBlockStart: "0.06em",
      color: vars.color.zariInk,
    },
  },
});

export const subheading = patternStyle({
  ...type.h4,
  selectors: { "* + &": { marginBlockStart: vars.space.s32 } },
});

export const list = patternStyle({
  ...type.bodyLarge,
  display: "grid",
  gap: vars.space.s8,
  gridTemplateColumns: "minmax(0, 1fr)",
  maxInlineSize: vars.size.measure,
  paddingInlineStart: "1.4em",
  selectors: { "* + &": below },
});
export const item = patternStyle({
  paddingInlineStart: "0.3em",
  selectors: { "&::marker": { color: vars.color.zariInk } },
});

export const quote = patternStyle({
  breakInside: "avoid",
  maxInlineSize: "40ch",
  marginBlock: vars.space.s40,
  paddingInlineStart: vars.space.s24,
  borderInlineStart: `${vars.borderWidth.strong} solid ${vars.color.zari}`,
});
export const quoted = patternStyle({ ...type.h3 });
export const source = patternStyle({
  ...type.small,
  color: vars.color.textMuted,
  marginBlockStart: vars.space.s8,
});

/** Tables and pictures span all columns. */
export const wide = patternStyle({
  columnSpan: "all",
  marginBlock: vars.space.s32,
});
export const caption = patternStyle({
  ...type.small,
  color: vars.color.textMuted,
  marginBlockStart: vars.space.s8,
});
