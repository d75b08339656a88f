import { pageStyle } from "@pallu/ui/style";
import { vars } from "@pallu/ui/tokens";

/** Stays in view without the styles of the toaster. */
export const plain: string = pageStyle({
  position: "fixed",
  insetBlockEnd: 0,
  insetInlineStart: 0,
  zIndex: vars.layer.toast,
  background: vars.color.surface,
});
