import { keyframes } from "@vanilla-extract/css";

/**
 * Moves a box that fills the middle 40% of its parent from beyond the left to beyond the right edge. A transform causes no
 * layout. Reverse it in right-to-left pages.
 */
export const pass = keyframes({
  from: { transform: "translateX(-175%)" },
  to: { transform: "translateX(175%)" },
});
