import { vars } from "../../tokens/contract.css.ts";
import { componentVariants, hover } from "../../style/layerStyle.ts";
import { colourTransition, type } from "../../style/rules.ts";

export const variant = componentVariants({
  inline: {
    ...colourTransition,
    color: vars.color.action,
    textDecoration: "underline 1px",
    textUnderlineOffset: "0.2em",
    ...hover({ color: vars.color.actionHover, textDecorationThickness: "2px" }),
  },
  standalone: {
    ...type.button,
    ...colourTransition,
    display: "inline-flex",
    alignItems: "center",
    gap: vars.space.s8,
    minBlockSize: vars.size.iconButton,
    color: vars.color.action,
    textDecoration: "underline transparent 2px",
    textUnderlineOffset: "0.4em",
    ...hover({ color: vars.color.actionHover, textDecorationColor: vars.color.zari }),
  },
  quiet: {
    ...colourTransition,
    color: "inherit",
    textDecoration: "underline transparent 1px",
    textUnderlineOffset: "0.2em",
    ...hover({ color: "inherit", textDecorationColor: "currentColor" }),
  },
});
