import { vars } from "../../tokens/contract.css.ts";
import { componentStyle, componentVariants, hover } from "../../style/layerStyle.ts";
import { colourTransition, controlLine, type } from "../../style/rules.ts";

export const stepper = componentStyle({
  alignSelf: "flex-start",
  display: "flex",
  alignItems: "stretch",
  border: controlLine,
  borderRadius: vars.radius.control,
  background: vars.color.surface,
  selectors: { "&:has([aria-invalid])": { borderColor: vars.color.danger } },
});
export const size = componentVariants({
  small: { blockSize: 44 },
  medium: { blockSize: vars.size.control },
});
/** Only scripts step. Without them the field can be typed in and submitted. */
export const step = componentStyle(
  {
    ...colourTransition,
    display: "grid",
    placeItems: "center",
    inlineSize: 44,
    color: vars.color.text,
    touchAction: "manipulation",
    selectors: {
      "&[data-state='limit']": { color: vars.color.textDisabled },
      "&:disabled": { color: vars.color.textDisabled, cursor: "not-allowed" },
      "&:active:not(:disabled)": { background: vars.color.actionSoft },
    },
    ...hover({ background: vars.color.sunken }, "&:hover:not(:disabled)"),
  },
  { "@media": { "(scripting: none)": { display: "none" } } },
);
/* A fixed width keeps the buttons in place, because the font has no tabular figures. */
export const input = componentStyle({
  ...type.button,
  // iOS zooms in on a field with smaller text.
  fontSize: vars.text.body,
  inlineSize: 52,
  border: 0,
  borderInline: `${vars.borderWidth.thin} solid ${vars.color.border}`,
  borderRadius: 0,
  background: "transparent",
  color: vars.color.text,
  textAlign: "center",
});
export const status = componentStyle({
  ...type.small,
  color: vars.color.danger,
  // Without the gap of the field.
  selectors: { "&:empty": { marginBlockStart: `calc(-1 * ${vars.space.s8})` } },
});
