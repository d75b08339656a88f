import { vars } from "../../tokens/contract.css.ts";
import { componentStyle, componentVariants, typeRoles } from "../../style/componentStyle.ts";

const { bodyLarge, body, small, caption, label } = typeRoles;

export const size: Record<"bodyLarge" | "body" | "small" | "caption" | "label", string> =
  componentVariants({ bodyLarge, body, small, caption, label });
export const tone: Record<
  "default" | "muted" | "subtle" | "danger" | "success" | "inherit",
  string
> = componentVariants({
  default: { color: vars.color.text },
  muted: { color: vars.color.textMuted },
  subtle: { color: vars.color.textSubtle },
  danger: { color: vars.color.danger },
  success: { color: vars.color.success },
  inherit: { color: "inherit" },
});
export const strong: string = componentStyle({ fontWeight: vars.font.weightStrong });
export const measured: string = componentStyle({ maxInlineSize: vars.size.measure });

const clamped = (lines: number) =>
  ({
    display: "-webkit-box",
    WebkitBoxOrient: "vertical",
    WebkitLineClamp: lines,
    // The dots stand at the end of the page's line: elsewhere they would be cut off.
    unicodeBidi: "normal",
    overflow: "hidden",
  }) as const;
export const clamp: Record<1 | 2 | 3, string> = componentVariants({
  1: clamped(1),
  2: clamped(2),
  3: clamped(3),
});
