import { pageStyle } from "@pallu/ui/style";
import { canHover, vars } from "@pallu/ui/tokens";

export const row: string = pageStyle({
  display: "flex",
  flexWrap: "wrap",
  columnGap: vars.space.s16,
  fontSize: vars.text.label,
  fontWeight: vars.font.weightStrong,
  // What they choose is in the browser's storage. A line at the top of the page says so (index.html).
  "@media": { "(scripting: none)": { display: "none" } },
});

/** A switch and the word for its state. */
export const currency: string = pageStyle({
  display: "flex",
  alignItems: "center",
  columnGap: vars.space.s8,
  // As wide with either word.
  minInlineSize: "5rem",
});

/** A track, of which the half of the state is filled. */
export const input: string = pageStyle({
  appearance: "none",
  inlineSize: 36,
  blockSize: 24,
  border: `${vars.borderWidth.thin} solid`,
  borderInlineStartWidth: 18,
  borderRadius: vars.radius.full,
  selectors: {
    "&:checked": { borderInlineWidth: `${vars.borderWidth.thin} 18px` },
  },
});

/** A word that toggles, underlined while it is on. */
export const word: string = pageStyle({
  display: "inline-flex",
  alignItems: "center",
  minBlockSize: vars.size.iconButton,
  color: vars.color.textMuted,
  selectors: {
    "&[aria-pressed=true]": {
      color: vars.color.text,
      // Not the shorthand: WebKit drops it with a thickness in a variable.
      textDecorationLine: "underline",
      textDecorationThickness: vars.borderWidth.strong,
      textDecorationColor: vars.color.zari,
      textUnderlineOffset: "0.3em",
    },
  },
  "@media": { [canHover]: { selectors: { "&:hover": { color: vars.color.text } } } },
});
