import { Button, Stack, TextField } from "@pallu/ui";
import { useState } from "react";
import type { ReactElement } from "react";
import { couponApplied } from "../../features/checkout/checkout.messages.ts";
import type { CouponControl } from "../../features/checkout/useCoupon.ts";

interface CouponBoxProps {
  control: CouponControl;
  disabled: boolean;
}

/** Renders the coupon field. Its result is announced (CHK-03, CHK-20 to CHK-26). */
export const CouponBox = ({ control, disabled }: CouponBoxProps): ReactElement => {
  const [typed, setTyped] = useState("");
  const { coupon, apply } = control;
  return (
    <form
      method="post"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!disabled) apply(typed);
      }}
    >
      <Stack gap="s12">
        <div aria-live="polite">
          <TextField
            label="Coupon code"
            name="couponCodeName"
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            latin
            value={typed}
            hint={
              coupon.kind === "applied"
                ? couponApplied(coupon.code, coupon.discountPaise)
                : undefined
            }
            error={coupon.kind === "refused" ? coupon.message : undefined}
            onChange={(event) => setTyped(event.target.value)}
          />
        </div>
        <Button type="submit" variant="secondary" fullWidth busy={coupon.kind === "checking"}>
          Apply
        </Button>
      </Stack>
    </form>
  );
};
