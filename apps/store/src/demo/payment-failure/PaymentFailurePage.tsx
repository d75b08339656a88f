import { ButtonLink, PaymentPanel } from "@pallu/ui";
import type { ReactElement } from "react";
import { paymentFailed } from "@pallu/demo/content/payment.ts";
import type { PageMeta } from "../../platform/routing/route.ts";

export const meta: PageMeta = {
  title: "Payment failed",
  description: "The charge to your card failed; choose another way to pay.",
};

/** Shows a failed charge and a link to other payment methods (INFO-27, INFO-28). */
const PaymentFailurePage = (): ReactElement => (
  <PaymentPanel
    title={paymentFailed.title}
    text={paymentFailed.text}
    status="failed"
    actions={
      <ButtonLink href="/payment-method" size="large">
        Update Payment Method
      </ButtonLink>
    }
  />
);

export default PaymentFailurePage;
