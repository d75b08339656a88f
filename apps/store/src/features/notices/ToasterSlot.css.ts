import { pageLayer, vars } from "@pallu/ui/tokens";
import { style } from "@vanilla-extract/css";

/** Stays in view without the styles of the toaster. */
export const plain: string = style({
  "@layer": {
    [pageLayer]: {
      position: "fixed",
      insetBlockEnd: 0,
      insetInlineStart: 0,
      zIndex: vars.layer.toast,
      background: vars.color.surface,
    },
  },
});
