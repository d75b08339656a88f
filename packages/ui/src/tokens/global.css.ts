/** Side effects only: the cascade layers, the tokens, the faces and the element defaults. Import it first. */
import "./layers.css.ts";
import "./reset.css.ts";
import "./shape.css.ts";
import "./light.css.ts";
import "./dark.css.ts";
import "./base.css.ts";
import "../fonts/fonts.css.ts";
