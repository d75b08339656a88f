import { pageStyle } from "@pallu/ui/style";
import { from, vars } from "@pallu/ui/tokens";

/** Brand labels side by side. */
export const list: string = pageStyle({
  display: "grid",
  gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
  borderBlock: `2px solid ${vars.color.zari}`,
  "@media": {
    [from("md")]: { gridTemplateColumns: "repeat(3, minmax(0, 1fr))" },
    [from("xl")]: { gridTemplateColumns: "repeat(6, minmax(0, 1fr))" },
  },
});
export const card: string = pageStyle({
  display: "grid",
  alignContent: "start",
  gap: vars.space.s12,
  minInlineSize: 0,
  padding: `${vars.space.s20} ${vars.space.s12}`,
  boxShadow: `1px 0 0 ${vars.color.border}, -1px 0 0 ${vars.color.border}`,
});
export const text: string = pageStyle({
  fontSize: vars.text.small,
  lineHeight: vars.leading.small,
  color: vars.color.textMuted,
});
