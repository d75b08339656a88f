import { ButtonLink, PaymentPanel } from "@pallu/ui";
import type { ReactElement } from "react";
import { paymentFailed } from "../../content/payment.ts";

/** A charge that failed, and the way to another method (INFO-27, INFO-28). */
const PaymentFailurePage = (): ReactElement => (
  <PaymentPanel
    title={paymentFailed.title}
    text={paymentFailed.text}
    thread="cut"
    actions={
      <ButtonLink href="/payment-method" size="large">
        Update Payment Method
      </ButtonLink>
    }
  />
);

export default PaymentFailurePage;
