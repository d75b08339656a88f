import font from "./fonts/bricolage-grotesque-700.woff2?url";
import "./stylish.css.ts";
import type { TemplateTheme } from "./theme.ts";

export const stylish: TemplateTheme = { name: "stylish", fonts: [font] };
