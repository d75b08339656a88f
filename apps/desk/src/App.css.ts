import { vars } from "@pallu/ui/tokens";
import { globalStyle } from "@vanilla-extract/css";

/** The order of a date's parts is that of its language, also in a page from right to left. */
globalStyle("time", { unicodeBidi: "plaintext" });

/** Messages are not printed: after the sheets they would begin one more page. */
globalStyle("#notices", { "@media": { print: { display: "none" } } });

/** Messages are behind an open dialog: they would cover its buttons. */
globalStyle("body:has([role='dialog'][aria-modal='true']) #notices > *", {
  zIndex: `calc(${vars.layer.scrim} - 1)`,
});
