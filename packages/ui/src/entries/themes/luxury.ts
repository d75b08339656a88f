import font from "../../themes/fonts/marcellus-400.woff2?url";
import "../../themes/luxury.css.ts";
import type { TemplateTheme } from "../../themes/theme.ts";

export type { TemplateTheme } from "../../themes/theme.ts";

/** The luxury theme. The import includes its style sheet and its font. */
export const luxury: TemplateTheme = { name: "luxury", fonts: [font] };
