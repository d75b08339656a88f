import { vars } from "../../tokens/contract.css.ts";
import { componentStyle, componentVariants, hover } from "../../style/layerStyle.ts";
import { colourTransition } from "../../style/rules.ts";

export const iconButton = componentStyle({
  position: "relative",
  display: "inline-grid",
  placeItems: "center",
  flexShrink: 0,
  inlineSize: vars.size.iconButton,
  blockSize: vars.size.iconButton,
  borderRadius: vars.radius.full,
  color: vars.color.text,
  textDecoration: "none",
  touchAction: "manipulation",
  selectors: {
    "&:disabled": { color: vars.color.textDisabled, cursor: "not-allowed" },
    "&[aria-disabled='true']": { cursor: "progress" },
    "&::-webkit-details-marker": { display: "none" },
  },
});

export const disc = componentStyle({
  ...colourTransition,
  display: "grid",
  placeItems: "center",
  inlineSize: 40,
  blockSize: 40,
  borderRadius: vars.radius.full,
  border: `${vars.borderWidth.thin} solid transparent`,
});

const whole = `${iconButton}:hover:not(:disabled) &`;
const pressed = `${iconButton}[aria-pressed='true'] &`;

export const variant = componentVariants({
  plain: {
    selectors: {
      [`${iconButton}:active:not(:disabled) &`]: { background: vars.color.actionSoft },
    },
    ...hover({ background: vars.color.sunken, color: vars.color.action }, whole),
  },
  onImage: {
    background: vars.color.surface,
    borderColor: vars.color.border,
    ...hover({ borderColor: vars.color.text }, whole),
  },
});
export const accent = componentVariants({
  action: {
    selectors: {
      [pressed]: { background: vars.color.actionSoft, color: vars.color.onActionSoft },
    },
  },
  wish: { selectors: { [pressed]: { color: vars.color.wish } } },
});
