import { forcedColors } from "../../tokens/breakpoints.ts";
import { vars } from "../../tokens/contract.css.ts";
import { componentStyle, hover } from "../../style/layerStyle.ts";
import { controlLine, type } from "../../style/rules.ts";

export const options = componentStyle({ display: "flex", flexWrap: "wrap", gap: vars.space.s8 });
/* The current one has a second pixel as an inset shadow, so that the text does not move. */
export const option = componentStyle(
  {
    ...type.body,
    position: "relative",
    display: "grid",
    placeItems: "center",
    minInlineSize: vars.size.iconButton,
    minBlockSize: vars.size.iconButton,
    paddingInline: vars.space.s8,
    border: controlLine,
    borderRadius: vars.radius.control,
    color: vars.color.text,
    textAlign: "center",
    textDecoration: "none",
    overflowWrap: "anywhere",
    selectors: {
      "&[aria-current]": {
        borderColor: vars.color.action,
        boxShadow: `inset 0 0 0 1px ${vars.color.action}`,
      },
    },
    "@media": {
      // Shadows are not painted there, and all borders have one colour.
      [forcedColors]: {
        selectors: {
          "&[aria-current]": { border: `${vars.borderWidth.strong} solid Highlight` },
        },
      },
    },
  },
  hover({ borderColor: vars.color.text }, "&:hover:not([aria-current])"),
);
/** From corner to corner, also of a value with several lines. */
export const slash = componentStyle({
  position: "absolute",
  inset: 0,
  inlineSize: "100%",
  blockSize: "100%",
  stroke: vars.color.textSubtle,
  strokeWidth: 1.5,
});
/** In front of the line. */
export const word = componentStyle({ position: "relative" });
