import { forcedColors } from "../../tokens/breakpoints.ts";
import { vars } from "../../tokens/contract.css.ts";
import { componentStyle, hover, typeRoles } from "../../style/componentStyle.ts";

export const legend: string = componentStyle({
  ...typeRoles.label,
  marginBlockEnd: vars.space.s8,
  color: vars.color.text,
});
export const chosen: string = componentStyle({
  fontWeight: vars.font.weightRegular,
  color: vars.color.textMuted,
});
export const options: string = componentStyle({
  display: "flex",
  flexWrap: "wrap",
  gap: vars.space.s4,
});
export const option: string = componentStyle({
  transition: `border-color ${vars.duration.hover}`,
  position: "relative",
  display: "grid",
  placeItems: "center",
  inlineSize: vars.size.iconButton,
  blockSize: vars.size.iconButton,
  border: `${vars.borderWidth.strong} solid transparent`,
  borderRadius: vars.radius.full,
  cursor: "pointer",
  selectors: {
    "&:has(:checked)": {
      borderColor: vars.color.action,
      "@media": { [forcedColors]: { borderColor: "Highlight" } },
    },
    "&:has(:focus-visible)": {
      outline: `${vars.borderWidth.focus} solid ${vars.color.focus}`,
      outlineOffset: "2px",
    },
  },
  "@media": {
    // Forced colours paint a transparent border, as if every colour were chosen.
    [forcedColors]: { borderColor: "Canvas" },
    ...hover({ borderColor: vars.color.borderControl }, "&:hover:not(:has(:checked))")["@media"],
  },
});
