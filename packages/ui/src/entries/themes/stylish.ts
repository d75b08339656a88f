/** The stylish theme; its sheet and its face come with whoever imports this. */
export { stylish } from "../../themes/stylish.ts";
export type { TemplateTheme } from "../../themes/theme.ts";
