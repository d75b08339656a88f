import { CouponField } from "@pallu/ui";
import type { CouponFieldProps } from "@pallu/ui";
import { useState } from "react";
import type { ReactElement } from "react";
import { couponApplied, couponNotApplied } from "../../features/checkout/checkoutMessages.ts";
import type { CouponControl, CouponState } from "../../features/checkout/useCoupon.ts";
import { formValues } from "../../platform/data/formValues.ts";

interface CouponBoxProps {
  control: CouponControl;
  disabled: boolean;
}

/** Calls back when the press that is under way has ended: content that moves would move under it. */
const afterPress = (callback: () => void): void => {
  const listening = new AbortController();
  const onEnd = (): void => {
    listening.abort();
    setTimeout(callback);
  };
  for (const type of ["mouseup", "keyup"])
    window.addEventListener(type, onEnd, { capture: true, signal: listening.signal });
};

const shownOf = (coupon: CouponState): Pick<CouponFieldProps, "status" | "message"> => {
  if (coupon.kind === "applied")
    return { status: "applied", message: couponApplied(coupon.code, coupon.discountPaise) };
  if ("message" in coupon) return { status: "refused", message: coupon.message };
  return { status: coupon.kind === "checking" ? "checking" : "idle" };
};

/** Connects the coupon field to the checkout (CHK-03, CHK-20 to CHK-26). */
export const CouponBox = ({ control, disabled }: CouponBoxProps): ReactElement => {
  const { coupon, kept, press, apply, remove } = control;
  /** Code that was in the field when it was left. */
  const [left, setLeft] = useState("");
  const isLeft = left !== "" && left !== (press?.typed ?? kept).trim();
  const unapplied = isLeft && !disabled ? couponNotApplied(left) : null;
  return (
    <CouponField
      method="post"
      label="Coupon code"
      submitText="Apply"
      name="couponCodeName"
      defaultValue={kept}
      {...(unapplied === null ? shownOf(coupon) : { message: unapplied })}
      onBlur={({ currentTarget: form, relatedTarget }) => {
        if (!form.contains(relatedTarget))
          afterPress(() => setLeft(formValues(form)["couponCodeName"]?.trim() ?? ""));
      }}
      onChange={() => setLeft("")}
      onApply={(code) => {
        setLeft("");
        if (!disabled) apply(code);
      }}
      removeText={disabled ? undefined : "Remove"}
      onRemove={disabled ? undefined : remove}
    />
  );
};
