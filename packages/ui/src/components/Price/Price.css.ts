import { vars } from "../../tokens/contract.css.ts";
import { componentStyle, componentVariants } from "../../style/layerStyle.ts";
import { type } from "../../style/rules.ts";

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
export const offer: Record<"small" | "medium" | "large", string> = componentVariants({
  medium: type.priceCard,
  large: type.pricePage,
  small: { ...type.body, fontWeight: vars.font.weightStrong },
});
const listSize = { medium: type.small, large: type.bodyLarge, small: type.small };
export const list: Record<"small" | "medium" | "large", string> = componentVariants({
  medium: { ...listSize.medium, color: vars.color.textSubtle, textDecoration: "line-through" },
  large: { ...listSize.large, color: vars.color.textSubtle, textDecoration: "line-through" },
  small: { ...listSize.small, color: vars.color.textSubtle, textDecoration: "line-through" },
});
export const saving: Record<"small" | "medium" | "large", string> = componentVariants({
  medium: { ...listSize.medium, fontWeight: vars.font.weightStrong, color: vars.color.priceSale },
  large: { ...listSize.large, fontWeight: vars.font.weightStrong, color: vars.color.priceSale },
  small: { ...listSize.small, fontWeight: vars.font.weightStrong, color: vars.color.priceSale },
});
