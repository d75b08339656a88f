import { componentStyle, componentVariants, typeRoles } from "../../style/componentStyle.ts";

const { display, h1, h2, h3, h4 } = typeRoles;

export const heading: string = componentStyle({ color: "inherit", textWrap: "balance" });
export const size: Record<"display" | "h1" | "h2" | "h3" | "h4", string> = componentVariants({
  display,
  h1,
  h2,
  h3,
  h4,
});
