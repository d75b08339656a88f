import { vars } from "../../tokens/contract.css.ts";
import { at, patternStyle } from "../../style/layerStyle.ts";
import { type } from "../../style/rules.ts";

export const rooms = patternStyle({ display: "grid", gap: vars.space.section });
export const room = patternStyle(
  { display: "grid", gap: vars.space.s20, alignItems: "start" },
  at("md", {
    gridTemplateColumns: "repeat(12, minmax(0, 1fr))",
    columnGap: vars.space.gutter,
  }),
);
const even = "li:nth-child(even) > &";
export const roomPicture = patternStyle(
  { display: "grid", overflow: "hidden", backgroundColor: vars.color.imageBg },
  at("md", {
    gridColumn: "1 / span 8",
    gridRow: 1,
    selectors: { [even]: { gridColumn: "5 / span 8" } },
  }),
);
export const roomWords = patternStyle(
  { display: "grid", justifyItems: "start", gap: vars.space.s12 },
  at("md", {
    gridColumn: "9 / span 4",
    gridRow: 1,
    padding: `${vars.space.s32} ${vars.space.s16}`,
    selectors: { [even]: { gridColumn: "1 / span 4" } },
  }),
);
export const roomName = patternStyle({ ...type.h2 });
export const things = patternStyle({ ...type.small, color: vars.color.textMuted });
export const roomLink = patternStyle({
  ...type.button,
  display: "inline-flex",
  alignItems: "center",
  minBlockSize: 44,
  color: vars.color.action,
  textDecorationLine: "underline",
  textUnderlineOffset: "0.35em",
});
