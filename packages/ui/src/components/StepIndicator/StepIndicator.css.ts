import { forcedColors } from "../../tokens/breakpoints.ts";
import { vars } from "../../tokens/contract.css.ts";
import { componentStyle, typeRoles } from "../../style/componentStyle.ts";

export const list: string = componentStyle({
  display: "grid",
  gridAutoFlow: "column",
  gridAutoColumns: "minmax(0, 1fr)",
  gap: vars.space.s8,
});
/* A line above each step: gold if done, grey if not. */
export const step: string = componentStyle({
  ...typeRoles.small,
  display: "flex",
  flexDirection: "column",
  gap: vars.space.s2,
  paddingBlockStart: vars.space.s12,
  borderBlockStart: `${vars.borderWidth.strong} solid ${vars.color.border}`,
  color: vars.color.textMuted,
  overflowWrap: "anywhere",
  selectors: {
    "&[data-state='done']": { borderColor: vars.color.zari },
    "&[data-state='current']": { borderColor: vars.color.action, color: vars.color.text },
  },
  "@media": {
    [forcedColors]: {
      selectors: {
        "&[data-state='done']": { borderColor: "CanvasText" },
        "&[data-state='current']": { borderColor: "Highlight" },
      },
    },
  },
});
export const number: string = componentStyle({
  ...typeRoles.caption,
  display: "flex",
  alignItems: "center",
  gap: vars.space.s4,
});
export const name: string = componentStyle({
  selectors: { "[data-state='current'] > &": { fontWeight: vars.font.weightStrong } },
});
