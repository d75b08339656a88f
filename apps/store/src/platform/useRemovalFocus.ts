import { useEffect, useRef } from "react";
import { focusHeading } from "./focusHeading.ts";

export interface RemovalFocus {
  /** The ref of an entry's remove button. */
  refOf: (id: string) => (button: HTMLButtonElement | null) => void;
  /** To be called when an entry is about to go. */
  leave: (id: string) => void;
}

/**
 * Keeps the keyboard's place in a list whose entries can be removed: the focus goes to the next entry's remove
 * button, else to the one before, else to the page's heading; never back to the top of the document.
 */
export const useRemovalFocus = (ids: readonly string[]): RemovalFocus => {
  const buttons = useRef(new Map<string, HTMLButtonElement>());
  const left = useRef<{ id: string; heirs: (string | undefined)[] } | null>(null);

  useEffect(() => {
    const now = left.current;
    // A dialog may still have the focus; it is lost only when that closes.
    if (!now || ids.includes(now.id) || document.activeElement !== document.body) return;
    left.current = null;
    const heir = now.heirs.find((id) => id !== undefined && ids.includes(id));
    const button = heir === undefined ? undefined : buttons.current.get(heir);
    if (button) button.focus();
    else focusHeading();
  });

  return {
    refOf: (id) => (button) => {
      if (button) buttons.current.set(id, button);
      else buttons.current.delete(id);
    },
    leave: (id) => {
      const at = ids.indexOf(id);
      left.current = { id, heirs: [ids[at + 1], ids[at - 1]] };
    },
  };
};
