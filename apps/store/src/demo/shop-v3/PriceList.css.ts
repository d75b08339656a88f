import { pageStyle } from "@pallu/ui/style";
import { cropped, from, vars } from "@pallu/ui/tokens";

export const list: string = pageStyle({
  borderBlockStart: `${vars.borderWidth.strong} solid ${vars.color.text}`,
});
export const line: string = pageStyle({
  display: "grid",
  gridTemplateColumns: "96px minmax(0, 1fr)",
  // The last row takes what the picture is higher than the texts, which would move while the others arrive.
  gridTemplateRows: "auto auto auto 1fr",
  alignItems: "start",
  gap: `${vars.space.s8} ${vars.space.s16}`,
  paddingBlock: vars.space.s16,
  borderBlockEnd: `${vars.borderWidth.thin} solid ${vars.color.border}`,
  "@media": {
    [from("md")]: {
      gridTemplateColumns: "120px minmax(0, 5fr) minmax(0, 3fr) minmax(0, 2fr) 8rem",
      gridTemplateRows: "auto",
      alignItems: "center",
      columnGap: vars.space.s32,
    },
  },
});
export const picture: string = pageStyle({
  ...cropped,
  aspectRatio: "1",
  overflow: "hidden",
  backgroundColor: vars.color.imageBg,
  gridRow: "span 4",
  "@media": { [from("md")]: { gridRow: "auto" } },
});
export const name: string = pageStyle({
  fontFamily: vars.font.display,
  fontSize: vars.text.h3,
  fontWeight: vars.font.weightDisplay,
  lineHeight: vars.leading.heading,
});
export const link: string = pageStyle({ color: vars.color.text });
export const kinds: string = pageStyle({
  fontSize: vars.text.small,
  color: vars.color.textMuted,
});
export const price: string = pageStyle({
  fontWeight: vars.font.weightStrong,
  "@media": { [from("md")]: { textAlign: "end" } },
});
