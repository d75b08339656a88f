import { canHover, forcedColors } from "../../tokens/breakpoints.ts";
import { vars } from "../../tokens/contract.css.ts";
import { componentStyle, componentVariants, hover } from "../../style/layerStyle.ts";
import { colourTransition, type } from "../../style/rules.ts";

const off = "&:is(:disabled, [data-state='disabled'])";
const live = ":not(:disabled, [aria-disabled='true'])";

export const button = componentStyle({
  ...type.button,
  ...colourTransition,
  position: "relative",
  display: "inline-flex",
  alignItems: "center",
  justifyContent: "center",
  gap: vars.space.s8,
  maxInlineSize: "100%",
  paddingBlock: vars.space.s8,
  border: `${vars.borderWidth.thin} solid transparent`,
  borderRadius: vars.radius.control,
  textAlign: "center",
  textDecoration: "none",
  touchAction: "manipulation",
  selectors: {
    /* Each variant has a colour while it is pressed. Fading it would leave too little contrast. */
    "&:active": { opacity: 1 },
    [off]: {
      background: vars.color.sunken,
      borderColor: vars.color.border,
      color: vars.color.textMuted,
      cursor: "not-allowed",
    },
    "&[data-state='busy']": { cursor: "progress" },
  },
  "@media": {
    [forcedColors]: { selectors: { [off]: { color: "GrayText", borderColor: "GrayText" } } },
  },
});

export const size = componentVariants({
  small: {
    minBlockSize: vars.size.controlSmall,
    paddingInline: vars.space.s16,
    fontSize: vars.text.label,
  },
  medium: { minBlockSize: vars.size.control, paddingInline: vars.space.s24 },
  large: { minBlockSize: vars.size.controlLarge, paddingInline: vars.space.s32 },
});

export const variant = componentVariants({
  primary: {
    background: vars.color.action,
    color: vars.color.onAction,
    selectors: { [`&:active${live}`]: { background: vars.color.actionPress } },
    "@media": {
      [canHover]: {
        selectors: {
          [`&:hover${live}`]: { background: vars.color.actionHover, color: vars.color.onAction },
        },
      },
      /* Without its background. */
      [forcedColors]: { borderWidth: "medium" },
    },
  },
  secondary: {
    background: vars.color.surface,
    borderColor: vars.color.action,
    color: vars.color.action,
    selectors: { [`&:active${live}`]: { background: vars.color.actionSoft } },
    ...hover(
      {
        background: vars.color.actionSoft,
        borderColor: vars.color.actionHover,
        color: vars.color.onActionSoft,
      },
      `&:hover${live}`,
    ),
  },
  quiet: {
    paddingInline: vars.space.s12,
    background: "transparent",
    color: vars.color.action,
    textDecoration: "underline transparent 1px",
    textUnderlineOffset: "0.3em",
    selectors: { [`&:active${live}`]: { color: vars.color.actionPress } },
    ...hover(
      { color: vars.color.actionHover, textDecorationColor: "currentColor" },
      `&:hover${live}`,
    ),
  },
  danger: {
    background: vars.color.surface,
    borderColor: vars.color.danger,
    color: vars.color.danger,
    selectors: { [`&:active${live}`]: { background: vars.color.dangerSoft } },
    ...hover(
      { background: vars.color.dangerSoft, color: vars.color.onDangerSoft },
      `&:hover${live}`,
    ),
  },
});

export const fullWidth = componentStyle({ inlineSize: "100%" });
