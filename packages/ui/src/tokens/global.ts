import "./global.css.ts";
