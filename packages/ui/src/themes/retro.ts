import font from "./fonts/shrikhand-400.woff2?url";
import "./retro.css.ts";
import type { TemplateTheme } from "./theme.ts";

export const retro: TemplateTheme = { name: "retro", fonts: [font] };
