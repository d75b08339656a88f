import { layoutStyle, layoutVariants } from "../../style/layerStyle.ts";

export const stack = layoutStyle({ display: "flex", flexDirection: "column" });
export const align = layoutVariants({
  start: { alignItems: "flex-start" },
  center: { alignItems: "center", textAlign: "center" },
  end: { alignItems: "flex-end" },
  stretch: { alignItems: "stretch" },
});
