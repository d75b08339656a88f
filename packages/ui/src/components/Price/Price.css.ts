import { vars } from "../../tokens/contract.css.ts";
import { componentStyle, componentVariants } from "../../style/layerStyle.ts";
import { type } from "../../style/rules.ts";

/* The font has no tabular figures, so prices align at the end instead of by digit. */
export const price = componentStyle({
  display: "inline-flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  columnGap: vars.space.s8,
  color: vars.color.text,
  /* Hides the figures but keeps the space until the application knows the currency. */
  selectors: { "[data-pending='currency'] &": { visibility: "hidden" } },
});
export const offer = componentVariants({
  medium: type.priceCard,
  large: type.pricePage,
  small: { ...type.body, fontWeight: vars.font.weightStrong },
});
const struck = { color: vars.color.textSubtle, textDecoration: "line-through" };
export const list = componentVariants({
  medium: { ...type.small, ...struck },
  large: { ...type.bodyLarge, ...struck },
  small: { ...type.small, ...struck },
});
const reduced = { fontWeight: vars.font.weightStrong, color: vars.color.priceSale };
export const saving = componentVariants({
  medium: { ...type.small, ...reduced },
  large: { ...type.bodyLarge, ...reduced },
  small: { ...type.small, ...reduced },
});
export const from = componentStyle({ ...type.small, color: vars.color.textMuted });
