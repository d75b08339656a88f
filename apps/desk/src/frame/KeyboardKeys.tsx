import { KeyHint } from "@pallu/ui/desk";
import { Dialog } from "@pallu/ui/dialog";
import { useEffect, useState } from "react";
import type { ReactElement } from "react";
import { usePreference } from "../platform/preferences.ts";
import { focusRow, isTyping, listKeys, selectRow } from "./listKeys.rules.ts";
import * as styles from "./KeyboardKeys.css.ts";

/** Handles the single keys of lists, unless they are switched off, and shows them on `?`. */
export const KeyboardKeys = (): ReactElement => {
  const [isOpen, setOpen] = useState(false);
  const [keys] = usePreference("keys");
  useEffect(() => {
    if (keys === "off") return undefined;
    const actions: Record<string, (active: Element | null) => void> = {
      "/": () => document.querySelector<HTMLInputElement>("main input[type=search]")?.focus(),
      j: (active) => focusRow(document, active, 1),
      k: (active) => focusRow(document, active, -1),
      x: selectRow,
      "?": () => setOpen(true),
    };
    const onKeyDown = (event: KeyboardEvent): void => {
      const active = document.activeElement;
      const hasModifier = event.ctrlKey || event.metaKey || event.altKey || event.isComposing;
      if (hasModifier || isTyping(active) || active?.closest("[role=dialog]")) return;
      const act = actions[event.key];
      if (!act) return;
      event.preventDefault();
      act(active);
    };
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, [keys]);
  return (
    <Dialog open={isOpen} onOpenChange={setOpen} size="small" title="Keys">
      <dl className={styles.list}>
        {listKeys.map(({ key, does }) => (
          <div key={key} className={styles.row}>
            <dt>
              <KeyHint keys={[key]} />
            </dt>
            <dd className={styles.what}>{does}</dd>
          </div>
        ))}
      </dl>
      <p>Single keys can be switched off beside your name in the navigation.</p>
    </Dialog>
  );
};
