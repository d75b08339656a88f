import { pageStyle } from "@pallu/ui/style";
import { vars } from "@pallu/ui/tokens";

export const page = pageStyle({ display: "grid", gap: vars.space.s16 });

export const form = pageStyle({ display: "grid", gap: vars.space.s16, maxInlineSize: "32rem" });

export const buttons = pageStyle({ display: "flex", flexWrap: "wrap", gap: vars.space.s8 });
