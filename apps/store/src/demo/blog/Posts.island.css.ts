import { pageStyle } from "@pallu/ui/style";
import { from, vars } from "@pallu/ui/tokens";

/** Links to the tags in one line. */
export const tags: string = pageStyle({
  display: "flex",
  flexWrap: "wrap",
  gap: `${vars.space.s4} ${vars.space.s24}`,
  paddingBlock: vars.space.s12,
  borderBlock: `${vars.borderWidth.thin} solid ${vars.color.border}`,
});
export const tagLink: string = pageStyle({
  display: "inline-flex",
  gap: vars.space.s8,
  alignItems: "center",
  minBlockSize: 32,
  color: vars.color.text,
  fontWeight: vars.font.weightStrong,
});
export const count: string = pageStyle({
  color: vars.color.textMuted,
  fontWeight: vars.font.weightRegular,
});

/** A tag's name is sticky beside its posts. */
export const group: string = pageStyle({
  display: "grid",
  gap: vars.space.s24,
  paddingBlock: vars.space.s48,
  borderBlockEnd: `${vars.borderWidth.thin} solid ${vars.color.border}`,
  "@media": {
    [from("lg")]: {
      gridTemplateColumns: "minmax(0, 3fr) minmax(0, 9fr)",
      columnGap: vars.space.s40,
    },
  },
});
export const name: string = pageStyle({
  "@media": { [from("lg")]: { position: "sticky", insetBlockStart: 96, alignSelf: "start" } },
});
