import { useMemo, useState } from "react";
import { forgetDraft, keepDraft, readDraft } from "../../platform/drafts.ts";
import { useHydrated } from "../../platform/useHydrated.ts";
import { useAuth } from "../session/AuthProvider.tsx";
import { billOfUser, emptyBill } from "./bill.logic.ts";
import type { BillFields } from "./bill.logic.ts";

const name = "checkout";

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
  const drafted = useMemo<Partial<BillFields>>(() => {
    const fields = Object.entries(hydrated ? readDraft(name, owner) : {});
    return Object.fromEntries(fields.filter(([field]) => field in emptyBill));
  }, [hydrated, owner]);

  return {
    fields: { ...emptyBill, ...billOfUser(user), ...drafted, ...typed },
    change: (field, value) => {
      const next = { ...typed, [field]: value };
      setTyped(next);
      keepDraft(name, { owner, fields: { ...drafted, ...next } });
    },
    forget: () => forgetDraft(name),
  };
};
