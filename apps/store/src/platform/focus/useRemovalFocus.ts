import { useEffect, useRef } from "react";
import { focusHeading } from "./focusHeading.ts";

/** Moves focus after a removal: to the next entry's remove button, else the previous one's, else the heading. */
export const useRemovalFocus = (ids: readonly string[]) => {
  const buttons = useRef(new Map<string, HTMLButtonElement>());
  const left = useRef<{ id: string; neighbours: (string | undefined)[] } | null>(null);

  useEffect(() => {
    const now = left.current;
    // A dialog may still hold focus until it closes.
    if (!now || ids.includes(now.id) || document.activeElement !== document.body) return;
    left.current = null;
    const neighbour = now.neighbours.find((id) => id !== undefined && ids.includes(id));
    const button = neighbour === undefined ? undefined : buttons.current.get(neighbour);
    if (button) button.focus();
    else focusHeading();
  });

  return {
    /** Returns the ref of an entry's remove button. */
    refOf: (id: string) => (button: HTMLButtonElement | null) => {
      if (button) buttons.current.set(id, button);
      else buttons.current.delete(id);
    },
    /** Call it before an entry is removed. */
    leave: (id: string): void => {
      const at = ids.indexOf(id);
      left.current = { id, neighbours: [ids[at + 1], ids[at - 1]] };
    },
  };
};
