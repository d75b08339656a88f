import { forcedColors } from "../../tokens/breakpoints.ts";
import { vars } from "../../tokens/contract.css.ts";
import { componentStyle, hover } from "../../style/layerStyle.ts";
import { controlLine, type } from "../../style/rules.ts";

/* Above what follows the field while the list is open. */
export const box = componentStyle({
  selectors: { "&:focus-within": { zIndex: vars.layer.dropdown } },
});
export const list = componentStyle({
  position: "absolute",
  insetBlockStart: `calc(100% + ${vars.space.s4})`,
  insetInline: 0,
  maxBlockSize: "min(20rem, 50vh)",
  overflow: "auto",
  padding: vars.space.s4,
  border: controlLine,
  borderRadius: vars.radius.surface,
  background: vars.color.surface,
  boxShadow: vars.shadow.popover,
});
export const option = componentStyle({
  ...type.body,
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: vars.space.s12,
  minBlockSize: vars.size.iconButton,
  paddingInline: vars.space.s12,
  borderRadius: vars.radius.control,
  color: vars.color.text,
  cursor: "pointer",
  selectors: {
    "&[aria-selected='true']": {
      background: vars.color.actionSoft,
      color: vars.color.onActionSoft,
    },
  },
  "@media": {
    [forcedColors]: {
      selectors: { "&[aria-selected='true']": { outline: "2px solid Highlight" } },
    },
  },
  ...hover({ background: vars.color.sunken }, "&:hover:not([aria-selected='true'])"),
});
export const note = componentStyle({ ...type.small, flexShrink: 0 });
export const none = componentStyle({
  ...type.body,
  padding: vars.space.s12,
  color: vars.color.textMuted,
});
