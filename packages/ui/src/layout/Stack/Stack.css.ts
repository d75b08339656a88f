import { layoutStyle, layoutVariants } from "../../style/layerStyle.ts";

export const stack: string = layoutStyle({ display: "flex", flexDirection: "column" });
export const align: Record<"start" | "center" | "end" | "stretch", string> = layoutVariants({
  start: { alignItems: "flex-start" },
  center: { alignItems: "center", textAlign: "center" },
  end: { alignItems: "flex-end" },
  stretch: { alignItems: "stretch" },
});
