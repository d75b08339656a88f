/** The accessories theme; its sheet and its face come with whoever imports this. */
export { accessories } from "../../themes/accessories.ts";
export type { TemplateTheme } from "../../themes/theme.ts";
