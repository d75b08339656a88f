import type { MouseEvent } from "react";

/**
 * Returns a click handler that ignores the further clicks of a double click. Use it where a press moves other controls
 * under the pointer. A press with the keyboard counts as a first click.
 */
export const firstPress =
  <Clicked extends MouseEvent>(onPress: ((event: Clicked) => void) | undefined) =>
  (event: Clicked): void => {
    if (event.detail <= 1) onPress?.(event);
  };
