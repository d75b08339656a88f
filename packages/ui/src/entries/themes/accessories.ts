/** The accessories theme. The import includes its style sheet. */
export { accessories } from "../../themes/accessories.ts";
export type { TemplateTheme } from "../../themes/theme.ts";
