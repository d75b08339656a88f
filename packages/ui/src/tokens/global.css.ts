/** Side effects only: cascade layers, tokens, fonts and element defaults. Import it first. */
import "./layers.css.ts";
import "./reset.css.ts";
import "./shape.css.ts";
import "./light.css.ts";
import "./dark.css.ts";
import "./base.css.ts";
import "../fonts/fonts.css.ts";
