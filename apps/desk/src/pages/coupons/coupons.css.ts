import { pageStyle } from "@pallu/ui/style";
import { vars } from "@pallu/ui/tokens";

export const form = pageStyle({ display: "grid", gap: vars.space.s16, maxInlineSize: "32rem" });
