import { useMemo, useState } from "react";
import { forgetDraft, keepDraft, readDraft } from "../../platform/drafts.ts";
import { useHydrated } from "../../platform/useHydrated.ts";
import { useAuth } from "../session/AuthProvider.tsx";
import { billOfUser, emptyBill, readBillDraft } from "./bill.logic.ts";
import type { BillDraft, BillFields } from "./bill.logic.ts";

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
    () => (hydrated ? readBillDraft(readDraft(), owner) : {}),
    [hydrated, owner],
  );

  return {
    fields: { ...emptyBill, ...billOfUser(user), ...drafted, ...typed },
    change: (name, value) => {
      const next = { ...typed, [name]: value };
      setTyped(next);
      const draft: BillDraft = { owner, fields: { ...drafted, ...next } };
      keepDraft(JSON.stringify(draft));
    },
    forget: forgetDraft,
  };
};
