/** The luxury theme. The import includes its style sheet and its font. */
export { luxury } from "../../themes/luxury.ts";
export type { TemplateTheme } from "../../themes/theme.ts";
