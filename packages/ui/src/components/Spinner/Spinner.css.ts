import { forcedColors } from "../../tokens/breakpoints.ts";
import { vars } from "../../tokens/contract.css.ts";
import { componentStyle } from "../../style/layerStyle.ts";
import { type } from "../../style/rules.ts";
import { pass } from "../../style/pass.css.ts";

export const thread = componentStyle({
  position: "relative",
  display: "inline-block",
  flex: "none",
  verticalAlign: "middle",
  inlineSize: 20,
  blockSize: vars.borderWidth.strong,
  overflow: "hidden",
  background: "color-mix(in oklch, currentColor 28%, transparent)",
  selectors: {
    "&::after": {
      content: "",
      position: "absolute",
      insetBlock: 0,
      insetInlineStart: "30%",
      inlineSize: "40%",
      background: "currentColor",
      animation: `${pass} ${vars.duration.shuttle} linear infinite`,
    },
    "[dir='rtl'] &::after": { animationDirection: "reverse" },
  },
  "@media": { [forcedColors]: { border: `${vars.borderWidth.thin} solid CanvasText` } },
});
export const long = componentStyle({ inlineSize: 120 });

export const block = componentStyle({
  ...type.body,
  display: "flex",
  flexDirection: "column",
  alignItems: "center",
  justifyContent: "center",
  gap: vars.space.s16,
  paddingBlock: vars.space.s48,
  color: vars.color.textMuted,
  // Without scripts nothing is loading.
  "@media": { "(scripting: none)": { display: "none" } },
});
export const threadTone = componentStyle({ color: vars.color.action });
export const placement = {
  inline: "",
  block: "",
  overlay: componentStyle({
    position: "absolute",
    inset: 0,
    zIndex: vars.layer.sticky,
    paddingBlock: 0,
    background: `color-mix(in srgb, ${vars.color.canvas} 88%, transparent)`,
    color: vars.color.text,
  }),
};
