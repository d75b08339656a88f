import { pageStyle } from "@pallu/ui/style";
import { vars } from "@pallu/ui/tokens";

/** Text and cards share one grid area, so nothing moves when the text is removed. */
export const stage: string = pageStyle({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)" });

export const cards: string = pageStyle({ gridArea: "1 / 1" });

export const words: string = pageStyle({
  gridArea: "1 / 1",
  // Above the cards, which contain positioned elements.
  position: "relative",
  zIndex: 1,
  placeSelf: "start center",
  marginBlockStart: vars.space.s48,
  padding: `${vars.space.s8} ${vars.space.s24}`,
  borderRadius: vars.radius.surface,
  backgroundColor: vars.color.canvas,
});
