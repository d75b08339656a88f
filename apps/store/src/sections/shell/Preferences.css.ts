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

/** One switch with a word for each state. */
export const currency: string = pageStyle({
  position: "relative",
  display: "flex",
  columnGap: vars.space.s12,
  selectors: {
    "&:has(:focus-visible)": { outline: `${vars.borderWidth.focus} solid ${vars.color.focus}` },
  },
});

/** Invisible: its label shows the state. */
export const input: string = pageStyle({ position: "absolute", inset: 0, opacity: 0 });

/** A word that toggles, underlined while it is on. */
export const word: string = pageStyle({
  // In front of the input: the pointer meets the word, as with the buttons.
  zIndex: 1,
  display: "inline-flex",
  alignItems: "center",
  minBlockSize: vars.size.iconButton,
  color: vars.color.textMuted,
  selectors: {
    [`&[aria-pressed=true], ${input}:checked ~ &:last-child, ${input}:not(:checked) ~ &:not(:last-child)`]:
      {
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
