import { vars } from "../../tokens/contract.css.ts";
import { componentStyle, componentVariants } from "../../style/layerStyle.ts";
import { clampLines, type } from "../../style/rules.ts";

const { bodyLarge, body, small, caption, label } = type;

export const size = componentVariants({ bodyLarge, body, small, caption, label });
export const tone = componentVariants({
  default: { color: vars.color.text },
  muted: { color: vars.color.textMuted },
  subtle: { color: vars.color.textSubtle },
  danger: { color: vars.color.danger },
  success: { color: vars.color.success },
  inherit: { color: "inherit" },
});
export const strong = componentStyle({ fontWeight: vars.font.weightStrong });
export const measure = componentStyle({ maxInlineSize: vars.size.measure });

export const clamp = componentVariants({
  1: clampLines(1),
  2: clampLines(2),
  3: clampLines(3),
});
