import { vars } from "../../tokens/contract.css.ts";
import { componentStyle, componentVariants, typeRoles } from "../../style/componentStyle.ts";

/* The font has no tabular figures, so prices align at the end instead of by digit. */
export const price: string = componentStyle({
  display: "inline-flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  columnGap: vars.space.s8,
  color: vars.color.text,
  /* Hides the figures but keeps the space until the application knows the currency. */
  selectors: { "[data-pending='currency'] &": { visibility: "hidden" } },
});
export const offer: Record<"card" | "page" | "line", string> = componentVariants({
  card: typeRoles.priceCard,
  page: typeRoles.pricePage,
  line: { ...typeRoles.body, fontWeight: vars.font.weightStrong },
});
const listSize = { card: typeRoles.small, page: typeRoles.bodyLarge, line: typeRoles.small };
export const list: Record<"card" | "page" | "line", string> = componentVariants({
  card: { ...listSize.card, color: vars.color.textSubtle, textDecoration: "line-through" },
  page: { ...listSize.page, color: vars.color.textSubtle, textDecoration: "line-through" },
  line: { ...listSize.line, color: vars.color.textSubtle, textDecoration: "line-through" },
});
export const saving: Record<"card" | "page" | "line", string> = componentVariants({
  card: { ...listSize.card, fontWeight: vars.font.weightStrong, color: vars.color.priceSale },
  page: { ...listSize.page, fontWeight: vars.font.weightStrong, color: vars.color.priceSale },
  line: { ...listSize.line, fontWeight: vars.font.weightStrong, color: vars.color.priceSale },
});
