import { useMemo, useState } from "react";
import { forgetDraft, keepDraft, readDraft } from "../../platform/drafts.ts";
import { useHydrated } from "../../platform/useHydrated.ts";
import { useAuth } from "../session/AuthProvider.tsx";
import { billingOfUser, emptyBilling, readBillingDraft } from "./billing.logic.ts";
import type { BillingDraft, BillingFields } from "./billing.logic.ts";

export interface BillingFormState {
  fields: BillingFields;
  change: (name: keyof BillingFields, value: string) => void;
  /** Forgets the kept draft, after the order was placed. */
  forget: () => void;
}

/** The billing fields: empty but for what the account knows, and kept in the tab so that a reload loses nothing. */
export const useBillingForm = (): BillingFormState => {
  const { user } = useAuth();
  const hydrated = useHydrated();
  const owner = user?.id ?? null;
  const [typed, setTyped] = useState<Partial<BillingFields>>({});
  const drafted = useMemo(
    () => (hydrated ? readBillingDraft(readDraft(), owner) : {}),
    [hydrated, owner],
  );

  return {
    fields: { ...emptyBilling, ...billingOfUser(user), ...drafted, ...typed },
    change: (name, value) => {
      const next = { ...typed, [name]: value };
      setTyped(next);
      const draft: BillingDraft = { owner, fields: { ...drafted, ...next } };
      keepDraft(JSON.stringify(draft));
    },
    forget: forgetDraft,
  };
};
