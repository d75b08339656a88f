import { canHover } from "../../tokens/breakpoints.ts";
import { vars } from "../../tokens/contract.css.ts";
import { componentStyle, typeRoles } from "../../style/componentStyle.ts";

export const checkbox: string = componentStyle({
  ...typeRoles.body,
  display: "flex",
  alignItems: "flex-start",
  gap: vars.space.s12,
  minBlockSize: vars.size.iconButton,
  paddingBlock: 10,
  color: vars.color.text,
  cursor: "pointer",
  // Smaller targets suffice for a mouse and keep long lists of filters in view.
  "@media": { [canHover]: { minBlockSize: 32, paddingBlock: 3 } },
  selectors: { "&:has(:disabled)": { color: vars.color.textMuted, cursor: "not-allowed" } },
});
/* The native checkbox supports forced colours and zoom without extra styles. */
export const input: string = componentStyle({
  flexShrink: 0,
  inlineSize: 20,
  blockSize: 20,
  marginBlockStart: 2,
  accentColor: vars.color.action,
});
export const words: string = componentStyle({ flexGrow: 1, minInlineSize: 0 });
export const note: string = componentStyle({
  ...typeRoles.small,
  color: vars.color.textSubtle,
});
