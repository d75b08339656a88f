import { from } from "../../tokens/breakpoints.ts";
import { vars } from "../../tokens/contract.css.ts";
import { componentStyle } from "../../style/layerStyle.ts";
import { hairline, type } from "../../style/rules.ts";

export const list: string = componentStyle({ ...type.body, borderBlockStart: hairline });
export const row: string = componentStyle({
  display: "grid",
  columnGap: vars.space.s16,
  paddingBlock: vars.space.s12,
  borderBlockEnd: hairline,
  "@media": { [from("sm")]: { gridTemplateColumns: "minmax(120px, 1fr) 2fr" } },
});
/* Labels at the start and amounts at the end of the line, at every width. */
export const ledgerRow: string = componentStyle({
  display: "flex",
  justifyContent: "space-between",
  alignItems: "baseline",
});
export const term: string = componentStyle({
  minInlineSize: 0,
  overflowWrap: "anywhere",
  color: vars.color.textMuted,
});
export const detail: string = componentStyle({
  minInlineSize: 0,
  color: vars.color.text,
  /* Amounts do not wrap; the label wraps instead. */
  selectors: { [`${ledgerRow} > &`]: { flexShrink: 0, maxInlineSize: "60%" } },
});
export const strong: string = componentStyle({
  fontSize: vars.text.h4,
  fontWeight: vars.font.weightStrong,
  color: vars.color.text,
});
