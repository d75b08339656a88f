import "../../themes/accessories.css.ts";
import type { TemplateTheme } from "../../themes/theme.ts";

export type { TemplateTheme } from "../../themes/theme.ts";

/** The accessories theme. The import includes its style sheet. */
export const accessories: TemplateTheme = { name: "accessories", fonts: [] };
