import type { Id } from "@pallu/contract";
import { useHydrated } from "@pallu/ui";
import { useState } from "react";
import useSWR from "swr";
import { addToDraft, readDraft } from "../../platform/data/drafts.ts";
import { useAuth } from "../session/AuthProvider.tsx";
import { validateCoupon } from "./checkout.data.ts";
import type { CouponOutcome } from "./checkout.data.ts";

/** State of the coupon field. */
export type CouponState = { kind: "none" } | { kind: "checking" } | CouponOutcome;

export type CouponControl = ReturnType<typeof useCoupon>;

interface Press {
  typed: string;
  /** Whether the code was applied before: it is validated again for each total, also after a refusal. */
  isKept: boolean;
}

interface Result {
  press: Press;
  cartTotalPaise: number;
  outcome: CouponOutcome;
}

/** Time in ms until a code that was applied before is validated again after a lost response. */
const RETRY_MS = 5000;

/** Name of the code among the fields of the draft. */
const draftName = "couponCodeName";

/**
 * Validates a coupon for the given cart total and again whenever the total changes. Sends nothing while `isSettled` is
 * false. Sends an applied code again until there is a response. An applied code stays in the user's draft until it is removed or replaced, or the order is placed.
 */
export const useCoupon = (cartTotalPaise: number, isSettled: boolean) => {
  const owner = useAuth().user?.id ?? null;
  const hydrated = useHydrated();
  const [pressed, setPress] = useState<Press | null>(null);
  const [result, setResult] = useState<Result | null>(null);
  /** User whose draft was read. */
  const [reader, setReader] = useState<Id | null>(null);
  if (hydrated && owner !== reader) {
    setReader(owner);
    const typed = readDraft("draft", owner)[draftName];
    if (owner !== null && pressed === null && typed) setPress({ typed, isKept: true });
  }
  // After the end of a session there is no total to validate it for.
  const press = pressed?.isKept && owner === null ? null : pressed;

  const hasResult =
    result !== null &&
    result.press === press &&
    ((result.outcome.kind === "refused" && !press.isKept) ||
      result.cartTotalPaise === cartTotalPaise);
  const sent =
    press === null || hasResult || !isSettled ? null : (["coupon", press, cartTotalPaise] as const);
  const { data: came, mutate } = useSWR(
    sent,
    ([, { typed }, totalPaise]) => validateCoupon(typed, totalPaise),
    {
      dedupingInterval: 0,
      refreshInterval: RETRY_MS,
      revalidateOnFocus: true,
      onSuccess: (outcome) => {
        if (press === null || (outcome.kind === "noResponse" && press.isKept)) return;
        const isNew = outcome.kind === "applied" && !press.isKept && owner !== null;
        const now = isNew ? { typed: outcome.code, isKept: true } : press;
        if (isNew) addToDraft("draft", owner, { [draftName]: outcome.code });
        setPress(now);
        setResult({ press: now, cartTotalPaise, outcome });
      },
    },
  );

  const pending: CouponState =
    press?.isKept && came?.kind === "noResponse" ? came : { kind: "checking" };
  const coupon: CouponState =
    press === null ? { kind: "none" } : hasResult ? result.outcome : pending;
  const replace = (next: Press | null): void => {
    if (pressed?.isKept) addToDraft("draft", owner, { [draftName]: "" });
    setPress(next);
  };
  return {
    coupon,
    /**
     * Discount in paise. Zero unless a coupon is applied (CHK-23). Null while the total is not known, because a code that
     * was applied before is not validated for it yet.
     */
    discountPaise:
      coupon.kind === "applied" ? coupon.discountPaise : press?.isKept && !hasResult ? null : 0,
    code: coupon.kind === "applied" ? coupon.code : "",
    /** The code of the draft. */
    kept: pressed?.isKept ? pressed.typed : "",
    /** Identity that changes with every application and removal of a code. */
    press,
    apply: (typed: string): void => {
      if (press?.isKept && !hasResult && typed.trim() === press.typed) void mutate();
      else replace({ typed, isKept: false });
    },
    /** Removes the coupon and its discount. */
    remove: (): void => replace(null),
    /** Validates the coupon again: it may be the reason for a rejected order. */
    recheck: (): void => {
      if (coupon.kind === "applied") setResult(null);
    },
  };
};
