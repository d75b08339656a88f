import "../../themes/collection.css.ts";
import type { TemplateTheme } from "../../themes/theme.ts";

export type { TemplateTheme } from "../../themes/theme.ts";

/** The collection theme. The import includes its style sheet. */
export const collection: TemplateTheme = { name: "collection", fonts: [] };
