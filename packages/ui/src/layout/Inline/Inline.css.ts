import { layoutStyle, layoutVariants } from "../../style/layerStyle.ts";

export const inline: string = layoutStyle({ display: "flex", flexWrap: "wrap" });
export const unwrapped: string = layoutStyle({ flexWrap: "nowrap" });
export const align: Record<"start" | "center" | "end" | "baseline" | "stretch", string> =
  layoutVariants({
    start: { alignItems: "flex-start" },
    center: { alignItems: "center" },
    end: { alignItems: "flex-end" },
    baseline: { alignItems: "baseline" },
    stretch: { alignItems: "stretch" },
  });
export const justify: Record<"start" | "center" | "end" | "between", string> = layoutVariants({
  start: { justifyContent: "flex-start" },
  center: { justifyContent: "center" },
  end: { justifyContent: "flex-end" },
  between: { justifyContent: "space-between" },
});
