import { pageStyle } from "@pallu/ui/style";
import { vars } from "@pallu/ui/tokens";

export const list = pageStyle({ margin: 0 });

export const row = pageStyle({
  display: "grid",
  gridTemplateColumns: "48px 1fr",
  paddingBlock: vars.space.s8,
});

export const what = pageStyle({ margin: 0 });
