import { Button, Notice, Text } from "@pallu/ui";
import { Menu, useStickyBar } from "@pallu/ui/desk";
import { useToast } from "@pallu/ui/toast";
import { useState } from "react";
import type { ReactElement } from "react";
import { focusHeading } from "../../frame/Page.tsx";
import { SendFailure } from "../../platform/Failure.tsx";
import { useSession } from "../../platform/session.tsx";
import { useSend } from "../../platform/useSend.ts";
import { ChangeDialog } from "./ChangeDialog.tsx";
import type { ChangeAnswer, OrderAction, OrderDetails, OrderStep } from "./orders.data.ts";
import { actionWords, askText, doneText, expectedOf, pressText } from "./orders.rules.ts";
import * as styles from "./OrderPage.css.ts";

/** The steps of a day, of which an order allows one at a time. */
const mainActions: readonly OrderAction[] = ["confirm", "pack", "ship", "deliver"];

/** What is pressed often beside them. Everything else is in a menu, unless it is one thing. */
const besideMain: readonly OrderAction[] = ["paid"];

/** Whether more is asked than a press: tracking, a reason, or whether the pieces come back. */
const asksMore = (action: OrderAction): boolean =>
  action === "ship" || actionWords[action].isFinal === true;

interface OrderActionsProps {
  order: OrderDetails;
  /** Reads the order again. */
  onChanged: () => Promise<void>;
}

/** What the order allows. A button says what its press does, and who gets a mail. */
export const OrderActions = ({ order, onChanged }: OrderActionsProps): ReactElement | null => {
  const { can } = useSession();
  const toast = useToast();
  const { run, isSending, failure, hasArrived, reset } = useSend(
    "POST /api/desk/orders/changes",
    `${order.state} ${order.payment}`,
  );
  const bar = useStickyBar<HTMLDivElement>(true);
  const [pressed, setPressed] = useState<OrderAction>();
  const [asking, setAsking] = useState<OrderAction>();
  const done = async (action: OrderAction, answer: ChangeAnswer): Promise<void> => {
    setAsking(undefined);
    toast.show({ tone: "success", text: doneText(action, answer, [order]), durationMs: 6000 });
    await onChanged();
    // The button that was pressed is gone.
    focusHeading();
  };
  const press = async (action: OrderAction): Promise<void> => {
    setPressed(action);
    if (asksMore(action)) {
      reset();
      setAsking(action);
      return;
    }
    const answer = await run({
      body: { action, orders: [{ id: order.id, expected: expectedOf(action, order) }] },
    });
    if (answer) await done(action, answer);
    else await onChanged();
  };
  if (!can("orders:write")) return null;
  const textOf = ({ action, mailTo }: OrderStep): string =>
    pressText({ action, count: 1, mails: mailTo === null ? 0 : 1, fullName: order.fullName });
  const labelOf = (step: OrderStep): string => {
    if (step.action === "refund") return `${askText(step.action, [order])} …`;
    return `${textOf(step)}${asksMore(step.action) ? " …" : ""}`;
  };
  const buttonOf = (step: OrderStep, isMain: boolean): ReactElement => (
    <Button
      key={step.action}
      size={isMain ? "medium" : "small"}
      variant={isMain ? "primary" : "secondary"}
      busy={isSending && pressed === step.action}
      onClick={() => void press(step.action)}
    >
      {labelOf(step)}
    </Button>
  );
  const [only] = order.steps.length === 1 ? order.steps : [];
  const main = order.steps.find(({ action }) => mainActions.includes(action)) ?? only;
  const beside = order.steps.filter((step) => step !== main && besideMain.includes(step.action));
  const rest = order.steps.filter((step) => step !== main && !beside.includes(step));
  return (
    <div ref={bar} role="group" aria-label="What can be done" className={styles.actions}>
      {(failure || hasArrived) && (
        <div className={styles.failure}>
          <SendFailure failure={failure} />
          {hasArrived && (
            <Notice tone="info">
              No answer came, but the order has changed. You see how it is now.
            </Notice>
          )}
        </div>
      )}
      {main && <div className={styles.main}>{buttonOf(main, true)}</div>}
      {order.steps.length > 1 && (
        <div className={styles.others}>
          {beside.map((step) => buttonOf(step, false))}
          {rest.length === 1 && rest.map((step) => buttonOf(step, false))}
          {rest.length > 1 && (
            <Menu
              label={`Order ${order.id}`}
              trigger={
                <Button variant="secondary" size="small">
                  More
                </Button>
              }
              items={rest.map((step) => ({
                id: step.action,
                label: labelOf(step),
                tone: asksMore(step.action) ? "danger" : "neutral",
                onSelect: () => void press(step.action),
              }))}
            />
          )}
        </div>
      )}
      {order.steps.length === 0 && <Text tone="muted">Nothing more can be done.</Text>}
      {asking !== undefined && (
        <ChangeDialog
          action={asking}
          orders={[order]}
          onClose={() => setAsking(undefined)}
          onDone={(answer) => void done(asking, answer)}
          onOutdated={() => void onChanged()}
        />
      )}
    </div>
  );
};
