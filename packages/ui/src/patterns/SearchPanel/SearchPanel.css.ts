import { vars } from "../../tokens/contract.css.ts";
import { croppedBelow } from "../../tokens/cropped.ts";
import { hover, patternStyle } from "../../style/layerStyle.ts";
import { autoBidiText, type } from "../../style/rules.ts";

const oneColumn = { display: "grid", gridTemplateColumns: "minmax(0, 1fr)" };
export const panel = patternStyle({
  ...oneColumn,
  gap: vars.space.s16,
  paddingBlockStart: vars.space.s24,
  overflowWrap: "anywhere",
});
export const label = patternStyle({
  ...type.label,
  display: "block",
  marginBlockEnd: vars.space.s8,
});
export const list = patternStyle(oneColumn);
export const option = patternStyle(
  {
    display: "grid",
    gridTemplateColumns: "48px minmax(0, 1fr) auto",
    alignItems: "center",
    gap: vars.space.s16,
    minBlockSize: 72,
    paddingBlock: vars.space.s8,
    paddingInline: vars.space.s12,
    borderBlockEnd: `1px solid ${vars.color.border}`,
    color: vars.color.text,
    cursor: "pointer",
    selectors: {
      "&[aria-selected=true]": {
        backgroundColor: vars.color.actionSoft,
        color: vars.color.onActionSoft,
        outline: `1px solid transparent`,
      },
    },
  },
  hover({ backgroundColor: vars.color.sunken }),
);
export const all = patternStyle(autoBidiText, {
  ...type.label,
  gridTemplateColumns: "auto",
  minBlockSize: 56,
  color: vars.color.action,
});
export const picture = patternStyle({
  ...croppedBelow,
  inlineSize: 48,
  aspectRatio: "4 / 5",
  overflow: "hidden",
  backgroundColor: vars.color.imageBg,
});
export const name = patternStyle(autoBidiText, { ...type.body, display: "block" });
export const detail = patternStyle(autoBidiText, {
  ...type.caption,
  display: "block",
  color: vars.color.textMuted,
});
export const price = patternStyle({ ...type.label });
export const match = patternStyle({
  background: "none",
  color: "inherit",
  fontWeight: vars.font.weightStrong,
  // Not the shorthand: WebKit drops it with a thickness beside a variable.
  textDecorationLine: "underline",
  textDecorationThickness: "2px",
  textDecorationColor: vars.color.zari,
  textUnderlineOffset: "0.2em",
});
export const note = patternStyle({ ...type.body, color: vars.color.textMuted });
export const recent = patternStyle({ display: "flex", flexWrap: "wrap", gap: vars.space.s8 });
export const term = patternStyle(
  {
    ...type.small,
    display: "inline-flex",
    alignItems: "center",
    gap: vars.space.s8,
    minBlockSize: 44,
    paddingInline: vars.space.s16,
    border: `1px solid ${vars.color.borderControl}`,
    borderRadius: vars.radius.full,
    color: vars.color.text,
  },
  hover({ backgroundColor: vars.color.sunken }),
);
