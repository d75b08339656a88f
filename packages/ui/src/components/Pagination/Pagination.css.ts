import { forcedColors, from } from "../../tokens/breakpoints.ts";
import { vars } from "../../tokens/contract.css.ts";
import {
  componentStyle,
  hairline,
  hover,
  colourTransition,
  typeRoles,
} from "../../style/componentStyle.ts";

export const list: string = componentStyle({
  ...typeRoles.button,
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "center",
  gap: vars.space.s4,
  color: vars.color.text,
});
export const page: string = componentStyle({
  ...colourTransition,
  display: "inline-flex",
  alignItems: "center",
  justifyContent: "center",
  minInlineSize: 44,
  minBlockSize: 44,
  paddingInline: vars.space.s8,
  color: vars.color.textMuted,
  textDecoration: "none",
  borderBlockEnd: `${vars.borderWidth.strong} solid transparent`,
  selectors: {
    "&[aria-current='page']": { color: vars.color.text, borderColor: vars.color.zari },
    "&[aria-disabled='true']": { color: vars.color.textDisabled },
  },
  /* Forced colours draw transparent borders, which would underline every item. */
  "@media": {
    [forcedColors]: {
      borderColor: "Canvas",
      selectors: { "&[aria-current='page']": { color: "CanvasText", borderColor: "CanvasText" } },
    },
  },
});
export const live: string = componentStyle(
  hover({ color: vars.color.text, borderColor: vars.color.border }, "&:hover:not([aria-current])"),
);
export const gap: string = componentStyle({ inlineSize: 24, textAlign: "center" });
/** Below 640 px "Page 3 of 12" replaces the numbers. */
export const number: string = componentStyle({
  display: "none",
  "@media": { [from("sm")]: { display: "block" } },
});
export const words: string = componentStyle({
  paddingInline: vars.space.s12,
  borderInline: hairline,
  "@media": { [from("sm")]: { display: "none" } },
});
export const compactNumber: string = componentStyle({
  "@media": { [from("sm")]: { display: "none" } },
});
export const compactWords: string = componentStyle({
  "@media": { [from("sm")]: { display: "block" } },
});
