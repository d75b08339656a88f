import { forcedColors } from "../../tokens/breakpoints.ts";
import { vars } from "../../tokens/contract.css.ts";
import { componentStyle } from "../../style/layerStyle.ts";
import { controlLine, type } from "../../style/rules.ts";

export const root = componentStyle({
  ...type.label,
  position: "relative",
  alignSelf: "flex-start",
  display: "flex",
  alignItems: "center",
  gap: vars.space.s8,
  minBlockSize: vars.size.iconButton,
  color: vars.color.textMuted,
  cursor: "pointer",
});
/** Unseen, and over the whole label: what is pressed is the switch itself. */
export const input = componentStyle({
  position: "absolute",
  inset: 0,
  zIndex: 1,
  inlineSize: "100%",
  blockSize: "100%",
  margin: 0,
  opacity: 0,
  cursor: "inherit",
});
export const track = componentStyle({
  position: "relative",
  inlineSize: 40,
  blockSize: 24,
  border: controlLine,
  borderRadius: vars.radius.full,
  background: vars.color.surface,
  selectors: {
    [`${input}:focus-visible ~ &`]: {
      outline: `${vars.borderWidth.focus} solid ${vars.color.focus}`,
      outlineOffset: "2px",
    },
    [`${input}[aria-invalid] ~ &`]: { borderColor: vars.color.danger },
    "&::after": {
      content: "",
      position: "absolute",
      insetBlockStart: 3,
      insetInlineStart: 3,
      inlineSize: 16,
      blockSize: 16,
      borderRadius: vars.radius.full,
      background: vars.color.action,
      transition: `inset-inline-start ${vars.duration.hover} ${vars.easing.enter}`,
    },
    [`${input}:checked ~ &::after`]: { insetInlineStart: 19 },
  },
  "@media": {
    [forcedColors]: { selectors: { "&::after": { background: "Highlight" } } },
  },
});
/* The selected label, not the track, shows the state, because both sides are options. */
export const offLabel = componentStyle({
  selectors: { [`${root}:not(:has(:checked)) &`]: { color: vars.color.text } },
});
export const onLabel = componentStyle({
  selectors: { [`${root}:has(:checked) &`]: { color: vars.color.text } },
});
