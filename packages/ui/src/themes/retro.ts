import face from "./faces/shrikhand-400.woff2?url";
import "./retro.css.ts";
import type { TemplateTheme } from "./theme.ts";

export const retro: TemplateTheme = { name: "retro", faces: [face] };
