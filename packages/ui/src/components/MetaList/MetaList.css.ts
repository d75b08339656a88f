import { from } from "../../tokens/breakpoints.ts";
import { vars } from "../../tokens/contract.css.ts";
import { componentStyle } from "../../style/layerStyle.ts";
import { hairline, type } from "../../style/rules.ts";

export const list = componentStyle({ ...type.body, borderBlockStart: hairline });
export const row = componentStyle({
  display: "grid",
  columnGap: vars.space.s16,
  paddingBlock: vars.space.s12,
  borderBlockEnd: hairline,
  "@media": { [from("sm")]: { gridTemplateColumns: "minmax(120px, 1fr) 2fr" } },
});
/* Labels at the start and amounts at the end of the line, at every width. */
const ledgerRow = componentStyle({
  display: "flex",
  justifyContent: "space-between",
  alignItems: "baseline",
});
export const layouts = { facts: "", ledger: ledgerRow };
export const term = componentStyle({
  minInlineSize: 0,
  color: vars.color.textMuted,
});
export const detail = componentStyle({
  minInlineSize: 0,
  color: vars.color.text,
  /* Amounts do not wrap; the label wraps instead. */
  selectors: { [`${ledgerRow} > &`]: { flexShrink: 0, maxInlineSize: "60%" } },
});
export const strong = componentStyle({
  fontSize: vars.text.h4,
  fontWeight: vars.font.weightStrong,
  color: vars.color.text,
});
