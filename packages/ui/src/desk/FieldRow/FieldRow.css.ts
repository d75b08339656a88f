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
within("*", { gridRow: "span 5", alignSelf: "end", marginBlockEnd: vars.space.s16 });
within(`.${field}`, {
  display: "grid",
  gridTemplate: "subgrid / minmax(0, 1fr)",
  alignSelf: "stretch",
  rowGap: 0,
});
/* Weaker than the margin of a status without text. */
within(`:where(.${field}) > *`, { gridRow: 4, marginBlockStart: vars.space.s8 });
within(`.${field} > .${head}`, { gridRow: 1, marginBlockStart: 0 });
within(`.${field} > .${hint}`, { gridRow: 2 });
within(`.${field} > :is(.${head}, .${hint}) + :not(.${hint})`, { gridRow: 3 });
within(`.${field} > .${error}`, { gridRow: 5 });
