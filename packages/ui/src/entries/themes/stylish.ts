import font from "../../themes/fonts/bricolage-grotesque-700.woff2?url";
import "../../themes/stylish.css.ts";
import type { TemplateTheme } from "../../themes/theme.ts";

export type { TemplateTheme } from "../../themes/theme.ts";

/** The stylish theme. The import includes its style sheet and its font. */
export const stylish: TemplateTheme = { name: "stylish", fonts: [font] };
