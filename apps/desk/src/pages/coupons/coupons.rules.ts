import type { Input, Output } from "../../platform/callTypes.ts";
import { counted, formatDay, formatMoney } from "../../platform/format.ts";

export type Coupon = Output<"GET /api/desk/coupons">["coupons"][number];
type NewCoupon = Input<"POST /api/desk/coupons">["body"];

/** Returns the last moment of a day in the shop's time zone, ISO. */
export const endOfDay = (day: string): string => `${day}T23:59:59.999+05:30`;

/** Returns today's day in the shop's time zone: `2026-11-30`. */
export const todayOf = (now: Date): string =>
  new Intl.DateTimeFormat("en-CA", { timeZone: "Asia/Kolkata" }).format(now);

export const offWords = ({ percent, amount }: Pick<Coupon, "percent" | "amount">): string =>
  percent === null ? `${formatMoney(amount ?? 0)} off` : `${percent} % off`;

/** Whether a coupon can be used, and why not. */
export const stateOf = (
  { expiresAt, usesLeft }: Pick<Coupon, "expiresAt" | "usesLeft">,
  now: Date,
): { isCurrent: boolean; text: string } => {
  if (expiresAt !== null && new Date(expiresAt) <= now)
    return { isCurrent: false, text: `Ended ${formatDay(expiresAt)}` };
  if (usesLeft === 0) return { isCurrent: false, text: "Used up" };
  return {
    isCurrent: true,
    text: expiresAt === null ? "No end" : `Until ${formatDay(expiresAt)}`,
  };
};

export const limitWords = ({
  minimum,
  usesLeft,
  oncePerUser,
}: Pick<Coupon, "minimum" | "usesLeft" | "oncePerUser">): string =>
  [
    minimum > 0 ? `from ${formatMoney(minimum)}` : "",
    usesLeft === null ? "" : `${counted(usesLeft, "use")} left`,
    oncePerUser ? "once for each person" : "",
  ]
    .filter(Boolean)
    .join(", ");

/** What is typed in the form of a coupon. Amounts are in paise. */
export interface CouponForm {
  code: string;
  kind: "percent" | "amount";
  percent: number | null;
  amountPaise: number | null;
  minimumPaise: number | null;
  uses: number | null;
  oncePerUser: boolean;
  lastDay: string;
}

export const emptyForm: CouponForm = {
  code: "",
  kind: "percent",
  percent: null,
  amountPaise: null,
  minimumPaise: null,
  uses: null,
  oncePerUser: false,
  lastDay: "",
};

export type CouponField = "code" | "percent" | "amount" | "minimum" | "usesLeft" | "expiresAt";

/** Returns all that is wrong with a form, by field. The server has the same rules. */
export const faultsOf = (form: CouponForm, today: string): Map<CouponField, string> => {
  const faults = new Map<CouponField, string>();
  if (!/^[A-Z\d][A-Z\d-]{2,29}$/.test(form.code.trim().toUpperCase()))
    faults.set("code", "Use 3 to 30 letters, digits and hyphens, a letter or digit first.");
  if (form.kind === "percent" && !(form.percent && form.percent <= 100))
    faults.set("percent", "Enter a whole number from 1 to 100.");
  if (form.kind === "amount" && !form.amountPaise)
    faults.set("amount", "Enter an amount above zero.");
  if (form.minimumPaise === 0)
    faults.set("minimum", "Enter an amount above zero, or leave it empty.");
  if (form.uses === 0) faults.set("usesLeft", "Enter 1 or more, or leave it empty.");
  if (form.lastDay !== "" && form.lastDay < today)
    faults.set("expiresAt", "This day is in the past: nobody could use the coupon.");
  return faults;
};

export const bodyOf = (form: CouponForm): NewCoupon => ({
  code: form.code.trim(),
  ...(form.kind === "percent"
    ? { percent: form.percent ?? 0 }
    : { amount: (form.amountPaise ?? 0) / 100 }),
  ...(form.minimumPaise === null ? {} : { minimum: form.minimumPaise / 100 }),
  ...(form.uses === null ? {} : { usesLeft: form.uses }),
  oncePerUser: form.oncePerUser,
  ...(form.lastDay === "" ? {} : { expiresAt: endOfDay(form.lastDay) }),
});
