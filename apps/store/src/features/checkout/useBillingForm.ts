import { useHydrated } from "@pallu/ui";
import { useMemo, useState } from "react";
import { keepDraft, readDraft } from "../../platform/data/drafts.ts";
import { useAuth } from "../session/AuthProvider.tsx";
import {
  addToBillingDraft,
  billingOfUser,
  emptyBilling,
  readBillingDraft,
} from "./billing.rules.ts";
import type { BillingFields } from "./billing.rules.ts";

export type BillingFormState = ReturnType<typeof useBillingForm>;

/** Holds the billing fields. Prefills them from the account and stores input in session storage to survive a reload. */
export const useBillingForm = () => {
  const { user } = useAuth();
  const hydrated = useHydrated();
  const owner = user?.id ?? null;
  const [typed, setTyped] = useState<Partial<BillingFields>>({});
  const drafted = useMemo(
    () => (hydrated ? readBillingDraft(readDraft(), owner) : {}),
    [hydrated, owner],
  );

  const fields: BillingFields = { ...emptyBilling, ...billingOfUser(user), ...drafted, ...typed };
  const change = (changed: Partial<BillingFields>): void => {
    if (Object.keys(changed).length === 0) return;
    const next = { ...typed, ...changed };
    setTyped(next);
    keepDraft(addToBillingDraft(readDraft(), owner, next));
  };
  return { fields, change };
};
