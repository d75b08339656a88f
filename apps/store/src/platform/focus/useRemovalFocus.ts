import { useEffect, useRef } from "react";
import { focusHeading } from "./focusHeading.ts";

/** What takes an entry out of a list. */
type Action = "remove" | "move";

/** Moves focus after an entry is gone: to the same button of the next entry, else of the previous one, else to the heading. */
export const useRemovalFocus = (ids: readonly string[]) => {
  const buttons = useRef(new Map<string, HTMLButtonElement>());
  const left = useRef<{ id: string; action: Action; neighbours: (string | undefined)[] } | null>(
    null,
  );

  useEffect(() => {
    const now = left.current;
    // A dialog may still hold focus until it closes.
    if (!now || ids.includes(now.id) || document.activeElement !== document.body) return;
    left.current = null;
    const neighbour = now.neighbours.find((id) => id !== undefined && ids.includes(id));
    const button = buttons.current.get(`${now.action} ${neighbour}`);
    if (button) button.focus();
    else focusHeading();
  });

  return {
    /** Returns the ref of an entry's button. */
    refOf:
      (id: string, action: Action = "remove") =>
      (button: HTMLButtonElement | null) => {
        if (button) buttons.current.set(`${action} ${id}`, button);
        else buttons.current.delete(`${action} ${id}`);
      },
    /** Call it before an entry is gone. */
    leave: (id: string, action: Action = "remove"): void => {
      const at = ids.indexOf(id);
      left.current = { id, action, neighbours: [ids[at + 1], ids[at - 1]] };
    },
  };
};
