/** The retro theme. The import includes its style sheet and its font. */
export { retro } from "../../themes/retro.ts";
export type { TemplateTheme } from "../../themes/theme.ts";
