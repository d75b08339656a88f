/** The luxury theme; its sheet and its face come with whoever imports this. */
export { luxury } from "../../themes/luxury.ts";
export type { TemplateTheme } from "../../themes/theme.ts";
