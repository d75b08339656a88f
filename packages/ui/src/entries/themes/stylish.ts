/** The stylish theme. The import includes its style sheet and its font. */
export { stylish } from "../../themes/stylish.ts";
export type { TemplateTheme } from "../../themes/theme.ts";
