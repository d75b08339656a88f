/** The collection theme. The import includes its style sheet. */
export { collection } from "../../themes/collection.ts";
export type { TemplateTheme } from "../../themes/theme.ts";
