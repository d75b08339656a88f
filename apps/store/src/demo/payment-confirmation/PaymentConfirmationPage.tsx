import { Button, PaymentPanel } from "@pallu/ui";
import type { ReactElement } from "react";
import { paymentDemo } from "@pallu/demo/content/payment.ts";
import type { PageMeta } from "../../platform/routing/route.ts";

export const meta: PageMeta = {
  title: "Confirm your payment",
  description: "How a payment reads before it is confirmed.",
};

const noteId = "payment-note";

/** A sample page whose two buttons do nothing (INFO-21 to INFO-23). */
const PaymentConfirmationPage = (): ReactElement => (
  <PaymentPanel
    title={paymentDemo.title}
    text={paymentDemo.text}
    status="pending"
    facts={paymentDemo.facts}
    note={paymentDemo.note}
    noteId={noteId}
    actions={
      <>
        <Button size="large" variant="secondary" aria-describedby={noteId}>
          Confirm Payment
        </Button>
        <Button size="large" variant="secondary" aria-describedby={noteId}>
          Cancel Payment
        </Button>
      </>
    }
  />
);

export default PaymentConfirmationPage;
