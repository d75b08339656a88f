import { pageStyle } from "@pallu/ui/style";
import { from, vars } from "@pallu/ui/tokens";

/** Picture and text alternate sides. */
export const story: string = pageStyle({
  display: "grid",
  gap: vars.space.s20,
  paddingBlock: vars.space.s40,
  "@media": {
    [from("lg")]: {
      gridTemplateColumns: "repeat(12, minmax(0, 1fr))",
      columnGap: vars.space.gutter,
      alignItems: "center",
      paddingBlock: vars.space.s48,
    },
  },
});
export const picture: string = pageStyle({
  "@media": {
    [from("lg")]: {
      gridColumn: "1 / 8",
      gridRow: 1,
      selectors: { [`${story}:nth-child(even) > &`]: { gridColumn: "6 / 13" } },
    },
  },
});
export const words: string = pageStyle({
  display: "grid",
  gap: vars.space.s12,
  "@media": {
    [from("lg")]: {
      gridColumn: "9 / 13",
      gridRow: 1,
      selectors: { [`${story}:nth-child(even) > &`]: { gridColumn: "1 / 5" } },
    },
  },
});
export const number: string = pageStyle({
  fontFamily: vars.font.display,
  fontSize: vars.text.display,
  lineHeight: vars.leading.flat,
  color: vars.color.zariInk,
});
export const link: string = pageStyle({
  color: vars.color.text,
  textDecorationColor: vars.color.zari,
});
