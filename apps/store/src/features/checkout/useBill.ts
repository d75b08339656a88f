import { useMemo, useState } from "react";
import { useHydrated } from "../../platform/useHydrated.ts";
import { useAuth } from "../session/AuthProvider.tsx";
import { billOfUser, emptyBill, readBillDraft } from "./bill.logic.ts";
import type { BillDraft, BillFields } from "./bill.logic.ts";

const key = "checkout-draft";

/** Session storage that never throws; without it a draft lives as long as the page. */
const kept = {
  read: (): string | null => {
    try {
      return sessionStorage.getItem(key);
    } catch {
      return null;
    }
  },
  write: (draft: BillDraft | null): void => {
    try {
      if (draft) sessionStorage.setItem(key, JSON.stringify(draft));
      else sessionStorage.removeItem(key);
    } catch {
      // The fields themselves still hold what was typed.
    }
  },
};

export interface Bill {
  fields: BillFields;
  change: (name: keyof BillFields, value: string) => void;
  /** Forgets the kept draft, after the order was placed. */
  forget: () => void;
}

/** The billing fields: empty but for what the account knows, and kept in the tab so that a reload loses nothing. */
export const useBill = (): Bill => {
  const { user } = useAuth();
  const hydrated = useHydrated();
  const owner = user?.id ?? null;
  const [typed, setTyped] = useState<Partial<BillFields>>({});
  const drafted = useMemo(
    () => (hydrated ? readBillDraft(kept.read(), owner) : {}),
    [hydrated, owner],
  );

  return {
    fields: { ...emptyBill, ...billOfUser(user), ...drafted, ...typed },
    change: (name, value) => {
      const next = { ...typed, [name]: value };
      setTyped(next);
      kept.write({ owner, fields: { ...drafted, ...next } });
    },
    forget: () => kept.write(null),
  };
};
