import { useEffect } from "react";
import { useNavigationType } from "react-router-dom";
import { rowAttribute } from "./listKeys.rules.ts";

const left = new Map<string, string>();

/** Remembers the row whose link leads away from a list, under a name of the list. */
export const leaveBy = (list: string, rowId: string): void => {
  left.set(list, rowId);
};

/** Focuses the row that was left when Back returns to the list, once its rows are there. */
export const useRowFocus = (list: string, hasRows: boolean): void => {
  const kind = useNavigationType();
  useEffect(() => {
    const id = left.get(list);
    if (!hasRows || kind !== "POP" || id === undefined) return;
    left.delete(list);
    const row = document.querySelector(`[${rowAttribute}="${CSS.escape(id)}"]`);
    row?.querySelector<HTMLElement>("a")?.focus();
  }, [list, hasRows, kind]);
};
