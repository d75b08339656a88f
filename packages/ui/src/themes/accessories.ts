import "./accessories.css.ts";
import type { TemplateTheme } from "./theme.ts";

export const accessories: TemplateTheme = { name: "accessories", fonts: [] };
