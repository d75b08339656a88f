import { useHydrated } from "@pallu/ui";
import { useMemo, useState } from "react";
import { addToDraft, readDraft } from "../../platform/data/drafts.ts";
import { useAuth } from "../session/AuthProvider.tsx";
import { billingOfUser, emptyBilling } from "./billing.rules.ts";
import type { BillingFields } from "./billing.rules.ts";

export type BillingFormState = ReturnType<typeof useBillingForm>;

/**
 * Returns what the fields show until somebody types: what was typed in this tab before, else data of the account. The
 * fields themselves hold the input. `keep` stores it, to survive a reload and the end of the session.
 */
export const useBillingForm = () => {
  const { user } = useAuth();
  const hydrated = useHydrated();
  // A session that the server ends takes nothing out of the fields.
  const [owner, setOwner] = useState(user);
  if (user && user !== owner) setOwner(user);
  const ownerId = owner?.id ?? null;
  const fields = useMemo(
    (): BillingFields => ({
      ...emptyBilling,
      ...billingOfUser(owner),
      ...(hydrated ? readDraft("draft", ownerId) : {}),
    }),
    [hydrated, owner, ownerId],
  );
  return {
    fields,
    keep: (typed: Partial<BillingFields>): void => {
      if (Object.keys(typed).length > 0) addToDraft("draft", ownerId, typed);
    },
  };
};
