import { globalStyle } from "@vanilla-extract/css";
import { error, field, head, hint } from "../../components/FormField/FormField.css.ts";
import { vars } from "../../tokens/contract.css.ts";
import { patternLayer } from "../../tokens/layers.css.ts";
import { patternStyle, patternVariants } from "../../style/layerStyle.ts";

/* Rows of the grid are within the fields: label, hint, control, status and error. Their gaps are margins, as empty ones have none. */
export const row = patternStyle({
  display: "grid",
  columnGap: vars.space.s16,
  marginBlockEnd: `calc(-1 * ${vars.space.s16})`,
});
export const width = patternVariants({
  narrow: { gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 10rem), 1fr))" },
  wide: { gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 15rem), 1fr))" },
});

const within = (selector: string, rule: Parameters<typeof globalStyle>[1]): void =>
  globalStyle(`${row} > ${selector}`, { "@layer": { [patternLayer]: rule } });
within("*", {
  gridRow: "span 5",
  alignSelf: "end",
  minInlineSize: 0,
  marginBlockEnd: vars.space.s16,
});
within(`.${field}`, {
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gridTemplateRows: "subgrid",
  alignSelf: "stretch",
  rowGap: 0,
});
const isControl = `:is(.${head}, .${hint}) + :not(.${hint})`;
within(`.${field} > .${head}`, { gridRow: 1, marginBlockEnd: vars.space.s8 });
within(`.${field} > .${hint}`, { gridRow: 2, marginBlockEnd: vars.space.s8 });
within(`.${field} > :is(${isControl}, :first-child:not(.${head}, .${hint}))`, { gridRow: 3 });
within(`.${field} > ${isControl} + :not(:empty)`, { gridRow: 4, marginBlockStart: vars.space.s8 });
within(`.${field} > .${error}`, { gridRow: 5, marginBlockStart: vars.space.s8 });
