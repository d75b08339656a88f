import type { MouseEvent } from "react";

/** Whether a click on a link opens it in place: not in a new tab or window, and not prevented. */
export const isPlainClick = (event: MouseEvent): boolean =>
  event.button === 0 &&
  !event.defaultPrevented &&
  !event.metaKey &&
  !event.ctrlKey &&
  !event.shiftKey &&
  !event.altKey;
