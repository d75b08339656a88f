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

/** A track with a thumb. Both are borders, which forced colours keep. */
export const input: string = pageStyle({
  appearance: "none",
  display: "grid",
  justifyContent: "start",
  inlineSize: 36,
  padding: 3,
  border: `${vars.borderWidth.thin} solid`,
  borderRadius: vars.radius.full,
  selectors: {
    "&:checked": { justifyContent: "end" },
    "&::before": { content: "''", border: "7px solid", borderRadius: "inherit" },
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
