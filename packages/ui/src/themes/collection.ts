import "./collection.css.ts";
import type { TemplateTheme } from "./theme.ts";

export const collection: TemplateTheme = { name: "collection", fonts: [] };
