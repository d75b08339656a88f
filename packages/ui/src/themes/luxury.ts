import font from "./fonts/marcellus-400.woff2?url";
import "./luxury.css.ts";
import type { TemplateTheme } from "./theme.ts";

export const luxury: TemplateTheme = { name: "luxury", fonts: [font] };
