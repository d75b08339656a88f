/** The collection theme; its sheet and its face come with whoever imports this. */
export { collection } from "../../themes/collection.ts";
export type { TemplateTheme } from "../../themes/theme.ts";
