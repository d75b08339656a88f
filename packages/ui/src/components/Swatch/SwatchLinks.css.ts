import { canHover } from "../../tokens/breakpoints.ts";
import { vars } from "../../tokens/contract.css.ts";
import { componentStyle } from "../../style/layerStyle.ts";
import { type } from "../../style/rules.ts";

const touchSize = 28;

/** Keeps its height while it is empty. */
export const list = componentStyle({
  ...type.caption,
  display: "flex",
  alignItems: "center",
  minBlockSize: touchSize,
  // The first disc begins with the text above it.
  marginInlineStart: -6,
  color: vars.color.textMuted,
  "@media": { [canHover]: { minBlockSize: 24, marginInlineStart: -4 } },
});
export const link = componentStyle({
  position: "relative",
  display: "grid",
  placeItems: "center",
  inlineSize: touchSize,
  blockSize: touchSize,
  borderRadius: vars.radius.full,
  selectors: {
    // A target of 44 px.
    "&::before": { content: "''", position: "absolute", insetInline: 0, insetBlock: -8 },
    "&[aria-current]::after": {
      content: "''",
      position: "absolute",
      inset: "calc(50% - 11px)",
      border: `${vars.borderWidth.thin} solid ${vars.color.text}`,
      borderRadius: vars.radius.full,
    },
  },
  "@media": {
    [canHover]: {
      inlineSize: 24,
      blockSize: 24,
      selectors: { "&::before": { insetBlock: 0 } },
    },
  },
});
