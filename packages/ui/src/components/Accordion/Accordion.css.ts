import { reducedMotion } from "../../tokens/breakpoints.ts";
import { vars } from "../../tokens/contract.css.ts";
import { componentStyle, hairline, hover, typeRoles } from "../../style/componentStyle.ts";

export const root: string = componentStyle({
  borderBlockStart: hairline,
  interpolateSize: "allow-keywords",
});
/** Animates the height where `::details-content` is supported. */
export const item: string = componentStyle({
  borderBlockEnd: hairline,
  selectors: {
    "&::details-content": {
      blockSize: 0,
      overflow: "clip",
      transition: `block-size ${vars.duration.popover} ${vars.easing.enter}, content-visibility ${vars.duration.popover} allow-discrete`,
    },
    "&[open]::details-content": { blockSize: "auto" },
  },
  "@media": {
    [reducedMotion]: { selectors: { "&::details-content": { transition: "none" } } },
  },
});
export const trigger: string = componentStyle(
  {
    display: "flex",
    justifyContent: "space-between",
    alignItems: "center",
    gap: vars.space.s16,
    minBlockSize: vars.size.controlLarge,
    paddingBlock: vars.space.s12,
    color: vars.color.text,
    cursor: "pointer",
    listStyle: "none",
    selectors: {
      "&::-webkit-details-marker": { display: "none" },
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
      [`${item}[open] > &::after`]: { rotate: "45deg" },
    },
  },
  hover({ color: vars.color.action }),
);
export const title: string = componentStyle({ ...typeRoles.h4 });
export const panel: string = componentStyle({
  ...typeRoles.body,
  maxInlineSize: vars.size.measure,
  paddingBlockEnd: vars.space.s20,
  color: vars.color.textMuted,
});
