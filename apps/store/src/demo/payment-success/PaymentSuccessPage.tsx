import { ButtonLink, PaymentPanel } from "@pallu/ui";
import type { ReactElement } from "react";
import { paymentCompleted } from "@pallu/demo/content/payment.ts";
import type { PageMeta } from "../../platform/routing/route.ts";

export const meta: PageMeta = {
  title: "Payment completed",
  description: "The state of your payment.",
};

/** Shows a failed charge, as specified (INFO-24 to INFO-26). */
const PaymentSuccessPage = (): ReactElement => (
  <PaymentPanel
    title={paymentCompleted.title}
    text={paymentCompleted.text}
    status="completed"
    actions={
      <ButtonLink href="/shop-v1" size="large">
        Back to Shop
      </ButtonLink>
    }
  />
);

export default PaymentSuccessPage;
