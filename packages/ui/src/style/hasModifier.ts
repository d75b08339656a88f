import type { KeyboardEvent } from "react";

/** Whether a key is pressed with Alt, Ctrl or Meta: then it is a command of the browser, such as Alt and an arrow for "back". */
export const hasModifier = (event: KeyboardEvent): boolean =>
  event.altKey || event.ctrlKey || event.metaKey;
