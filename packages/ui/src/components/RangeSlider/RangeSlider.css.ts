import { forcedColors } from "../../tokens/breakpoints.ts";
import { vars } from "../../tokens/contract.css.ts";
import { componentStyle, hover, quickColours, typeRoles } from "../../style/componentStyle.ts";

export const legend: string = componentStyle({
  ...typeRoles.label,
  marginBlockEnd: vars.space.s8,
  color: vars.color.text,
});
export const values: string = componentStyle({
  ...typeRoles.small,
  display: "flex",
  justifyContent: "space-between",
  gap: vars.space.s8,
  color: vars.color.textMuted,
});
export const slider: string = componentStyle({
  position: "relative",
  display: "flex",
  alignItems: "center",
  inlineSize: "100%",
  blockSize: vars.size.iconButton,
  touchAction: "none",
  userSelect: "none",
  "@media": { "(scripting: none)": { display: "none" } },
});
export const track: string = componentStyle({
  position: "relative",
  flexGrow: 1,
  blockSize: 4,
  background: vars.color.border,
  "@media": { [forcedColors]: { border: `${vars.line.hair} solid CanvasText` } },
});
export const fill: string = componentStyle({
  position: "absolute",
  blockSize: "100%",
  background: vars.color.action,
  selectors: { "&[data-disabled]": { background: vars.color.borderControl } },
  "@media": { [forcedColors]: { background: "Highlight" } },
});
/* Both ends of the range keep a thumb within the rail. */
export const place: string = componentStyle({ position: "absolute" });
/* A bobbin on the thread: square-shouldered, with a target of 44 px around it. */
export const thumb: string = componentStyle({
  ...quickColours,
  position: "relative",
  display: "block",
  inlineSize: 16,
  blockSize: 28,
  border: `${vars.line.strong} solid ${vars.color.action}`,
  borderRadius: vars.radius.control,
  background: vars.color.surface,
  cursor: "grab",
  selectors: {
    "&::after": { content: "", position: "absolute", insetBlock: -10, insetInline: -16 },
    "&:active": { cursor: "grabbing", background: vars.color.actionSoft },
    "&[data-disabled]": { borderColor: vars.color.borderControl, cursor: "not-allowed" },
  },
  ...hover({ background: vars.color.actionSoft }),
});
export const fields: string = componentStyle({
  display: "grid",
  gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
  gap: vars.space.s12,
  paddingBlockStart: vars.space.s12,
});
