import { CouponField } from "@pallu/ui";
import type { ReactElement } from "react";
import { couponApplied } from "../../features/checkout/checkoutMessages.ts";
import type { CouponControl } from "../../features/checkout/useCoupon.ts";

interface CouponBoxProps {
  control: CouponControl;
  disabled: boolean;
}

/** Connects the coupon field to the checkout (CHK-03, CHK-20 to CHK-26). */
export const CouponBox = ({ control, disabled }: CouponBoxProps): ReactElement => {
  const { coupon, kept, apply, remove } = control;
  return (
    <CouponField
      method="post"
      label="Coupon code"
      action="Apply"
      name="couponCodeName"
      defaultValue={kept}
      status={coupon.kind === "none" ? "idle" : coupon.kind}
      message={
        coupon.kind === "applied"
          ? couponApplied(coupon.code, coupon.discountPaise)
          : coupon.kind === "refused"
            ? coupon.message
            : undefined
      }
      onApply={(code) => {
        if (!disabled) apply(code);
      }}
      removeAction={disabled ? undefined : "Remove"}
      onRemove={disabled ? undefined : remove}
    />
  );
};
