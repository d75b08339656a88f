/** The retro theme; its sheet and its face come with whoever imports this. */
export { retro } from "../../themes/retro.ts";
export type { TemplateTheme } from "../../themes/theme.ts";
