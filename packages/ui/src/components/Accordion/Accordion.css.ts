import { keyframes } from "@vanilla-extract/css";
import { vars } from "../../tokens/contract.css.ts";
import { componentStyle, hover } from "../../style/layerStyle.ts";
import { autoBidiText, hairline, type } from "../../style/rules.ts";

export const list = componentStyle({ borderBlockStart: hairline });
export const item = componentStyle({ borderBlockEnd: hairline });
export const trigger = componentStyle(
  {
    ...type.h4,
    display: "flex",
    justifyContent: "space-between",
    alignItems: "center",
    gap: vars.space.s16,
    inlineSize: "100%",
    minBlockSize: vars.size.controlLarge,
    paddingBlock: vars.space.s12,
    color: vars.color.text,
    selectors: {
      "&:disabled": { color: vars.color.textMuted, cursor: "not-allowed" },
      /* A plus that rotates into a cross. */
      "&::after": {
        content: "''",
        flexShrink: 0,
        inlineSize: 16,
        blockSize: 16,
        backgroundColor: "currentColor",
        forcedColorAdjust: "none",
        clipPath:
          "polygon(44% 0, 56% 0, 56% 44%, 100% 44%, 100% 56%, 56% 56%, 56% 100%, 44% 100%, 44% 56%, 0 56%, 0 44%, 44% 44%)",
        transition: `rotate ${vars.duration.popover} ${vars.easing.enter}`,
      },
      "&[aria-expanded=true]::after": { rotate: "45deg" },
    },
  },
  hover({ color: vars.color.action }, "&:hover:enabled"),
);

export const title = componentStyle(autoBidiText);

const closed = { blockSize: 0 };
/** Height that Radix measures. `content-visibility` shows the content of a panel that is already hidden. */
const open = { blockSize: "var(--radix-accordion-content-height)" };
const during = { overflow: "clip", contentVisibility: "visible" } as const;
const grow = keyframes({ from: { ...closed, ...during }, to: { ...open, ...during } });
const shrink = keyframes({ from: { ...open, ...during }, to: { ...closed, ...during } });
const motion = `${vars.duration.popover} ${vars.easing.enter}`;

/** Has no space of its own: `hidden="until-found"` hides the content, not the box. */
export const panel = componentStyle({
  selectors: {
    "&[data-animated][data-state=open]": { animation: `${grow} ${motion}` },
    "&[data-animated][data-state=closed]": { animation: `${shrink} ${motion}` },
  },
  "@media": {
    /* `accordionScript` sets the class before the first paint, and `hidden` when the document is complete. */
    screen: {
      selectors: {
        ".has-scripts [data-accordion]:not([data-ready]) &[data-state=closed]:not([hidden])": {
          display: "none",
        },
      },
    },
    print: {
      selectors: { "&[hidden]": { display: "block", contentVisibility: "visible" } },
    },
  },
});
export const content = componentStyle(autoBidiText, {
  ...type.body,
  maxInlineSize: vars.size.measure,
  paddingBlockEnd: vars.space.s20,
  color: vars.color.textMuted,
});
