import { vars } from "../../tokens/contract.css.ts";
import { patternStyle } from "../../style/layerStyle.ts";
import { colourTransition, hairline, type } from "../../style/rules.ts";

export const root = patternStyle({
  display: "grid",
  gap: vars.space.s8,
  inlineSize: "100%",
  minInlineSize: 0,
});
export const label = patternStyle({ ...type.label, color: vars.color.text });
export const zone = patternStyle({
  ...type.small,
  ...colourTransition,
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: vars.space.s12,
  padding: vars.space.s16,
  border: `${vars.borderWidth.thin} dashed ${vars.color.borderControl}`,
  borderRadius: vars.radius.panel,
  background: vars.color.surface,
});
/** While files are above it. */
export const over = patternStyle({
  borderStyle: "solid",
  borderColor: vars.color.action,
  background: vars.color.actionSoft,
});
/* A phone has nothing to drop. */
export const drop = patternStyle({
  color: vars.color.textMuted,
  "@media": { "(pointer: coarse)": { display: "none" } },
});
export const refused = patternStyle({
  ...type.small,
  fontWeight: vars.font.weightStrong,
  color: vars.color.danger,
  overflowWrap: "anywhere",
  selectors: { "&:empty": { display: "none" } },
});
export const summary = patternStyle({
  ...type.small,
  color: vars.color.textMuted,
  selectors: { "&:empty": { marginBlockStart: `calc(-1 * ${vars.space.s8})` } },
});
export const list = patternStyle({ borderBlockStart: hairline });
export const item = patternStyle({
  ...type.small,
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto auto",
  gridTemplateAreas: "'name size actions' 'state state actions'",
  alignItems: "center",
  columnGap: vars.space.s12,
  paddingBlock: vars.space.s8,
  borderBlockEnd: hairline,
});
export const name = patternStyle({
  gridArea: "name",
  fontWeight: vars.font.weightStrong,
  overflowWrap: "anywhere",
});
export const size = patternStyle({ color: vars.color.textMuted });
export const state = patternStyle({ gridArea: "state", minInlineSize: 0 });
export const actions = patternStyle({ gridArea: "actions", display: "flex", alignItems: "center" });
