import font from "../../themes/fonts/shrikhand-400.woff2?url";
import "../../themes/retro.css.ts";
import type { TemplateTheme } from "../../themes/theme.ts";

export type { TemplateTheme } from "../../themes/theme.ts";

/** The retro theme. The import includes its style sheet and its font. */
export const retro: TemplateTheme = { name: "retro", fonts: [font] };
