import face from "./faces/marcellus-400.woff2?url";
import "./luxury.css.ts";
import type { TemplateTheme } from "./theme.ts";

export const luxury: TemplateTheme = { name: "luxury", faces: [face] };
