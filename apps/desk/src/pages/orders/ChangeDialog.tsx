import { Button, Checkbox, Notice, Skeleton, Stack, Text, TextField } from "@pallu/ui";
import { Dialog } from "@pallu/ui/dialog";
import { useEffect, useEffectEvent, useState } from "react";
import type { ReactElement, SubmitEvent } from "react";
import type { DeskError } from "../../platform/api.ts";
import { SendFailure } from "../../platform/Failure.tsx";
import { counted } from "../../platform/format.ts";
import { moveOnEnter } from "../../platform/moveOnEnter.ts";
import { useSend } from "../../platform/useSend.ts";
import * as styles from "./ChangeDialog.css.ts";
import { typedTracking } from "./orders.data.ts";
import type { ChangeAnswer, OrderAction, OrderState, PaymentState } from "./orders.data.ts";
import {
  actionWords,
  askText,
  consequencesOf,
  pressText,
  expectedOf,
  refundText,
  faultsAt,
  trackingOf,
} from "./orders.rules.ts";
import { TrackingFields } from "./TrackingFields.tsx";

/** What the dialog needs of an order. */
export interface ChangingOrder {
  id: string;
  fullName: string;
  townCity: string;
  total: number;
  state: OrderState;
  payment: PaymentState;
}

type Refused = ChangeAnswer["refused"];

interface ChangeDialogProps {
  action: OrderAction;
  orders: readonly ChangingOrder[];
  onClose: () => void;
  /** Called with what has changed. */
  onDone: (answer: ChangeAnswer) => void;
  /** Called when an order has another state than its row says. */
  onOutdated: () => void;
}

const RefusedOrders = ({ refused, verb }: { refused: Refused; verb: string }): ReactElement => (
  <Notice tone="warning" title={`Left out: ${counted(refused.length, "order")}`}>
    <span>{`${verb} is not possible for ${refused.length === 1 ? "this one" : "these"}. The others can go on.`}</span>
    <ul className={styles.list}>
      {refused.map(({ id, message }) => (
        <li key={id}>{message}</li>
      ))}
    </ul>
  </Notice>
);

/** Returns the orders that a refusal of a change names. Undefined if it names none. */
const refusedBy = (failure: DeskError | undefined): Refused | undefined =>
  failure?.status === 409 || failure?.status === 404
    ? failure.body.refused?.map((row) => ({ ...row }))
    : undefined;

/**
 * Changes one order or several. First a dry run says who is left out and why, and how many mails are sent; the button then says
 * what it does. What was typed stays when the change is refused, and when the dialog is closed.
 */
export const ChangeDialog = ({
  action,
  orders,
  onClose,
  onDone,
  onOutdated,
}: ChangeDialogProps): ReactElement => {
  const { verb, isFinal = false } = actionWords[action];
  const asksForTracking = action === "ship";
  const undoes = action === "cancel" || action === "return";
  const preview = useSend("POST /api/desk/orders/changes");
  const change = useSend("POST /api/desk/orders/changes");
  const [seen, setSeen] = useState<ChangeAnswer>();
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>(() =>
    Object.fromEntries(orders.map(({ id }) => [id, typedTracking.read(id)])),
  );
  const [reason, setReason] = useState("");
  const [restock, setRestock] = useState(true);
  const [refused, setRefused] = useState<Refused>([]);

  const left = orders.filter(({ id }) => !refused.some((row) => row.id === id));
  const type = (texts: Readonly<Record<string, string>>): void => {
    setTyped((now) => ({ ...now, ...texts }));
    for (const [id, text] of Object.entries(texts)) typedTracking.keep(id, text);
  };
  const bodyOf = (of: readonly ChangingOrder[]) => ({
    action,
    orders: of.map((order) => {
      const tracking = asksForTracking ? trackingOf(typed[order.id] ?? "") : undefined;
      return { id: order.id, expected: expectedOf(action, order), ...(tracking && { tracking }) };
    }),
    reason,
    restock,
  });

  const look = async (): Promise<void> => {
    const { orders: all, ...body } = bodyOf(orders);
    const withoutTracking = all.map(({ id, expected }) => ({ id, expected }));
    const answer = await preview.run({ body: { ...body, orders: withoutTracking, dryRun: true } });
    if (!answer) return;
    setSeen(answer);
    setRefused(answer.refused);
    if (answer.refused.length > 0) onOutdated();
  };
  // Once, when the dialog opens: what is typed does not change what is possible.
  const onOpen = useEffectEvent(() => void look());
  useEffect(() => {
    const start = setTimeout(onOpen);
    return () => clearTimeout(start);
  }, []);

  const onSubmit = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault();
    if (left.length === 0 || !seen) return;
    const answer = await change.run({ body: bodyOf(left) });
    if (!answer) return;
    typedTracking.forget(left.map(({ id }) => id));
    onDone(answer);
  };

  // Somebody was faster: the orders that the server refuses are left out, and the rest waits for another press.
  const late = refusedBy(change.failure);
  if (late && late.some(({ id }) => !refused.some((row) => row.id === id)))
    setRefused([...refused.filter(({ id }) => !late.some((row) => row.id === id)), ...late]);
  const isOutdated = late !== undefined;
  const onLate = useEffectEvent(onOutdated);
  useEffect(() => {
    if (isOutdated) onLate();
  }, [isOutdated]);

  const faults = faultsAt(change.failure, /^orders\.(\d+)\.tracking\.\w+$/);
  const mailTo = (seen?.changes ?? [])
    .filter(({ id }) => left.some((order) => order.id === id))
    .flatMap((each) => each.mailTo ?? []);
  const isMailed = ["confirm", "ship", "cancel", "refund"].includes(action);
  const unmailed = seen && isMailed ? left.length - mailTo.length : 0;
  const refund = refundText(action, left);
  const consequences = [
    ...consequencesOf({
      mailTo,
      pieces: undoes && restock ? (seen?.restockedPieces ?? 0) : 0,
      coupon: seen?.changes.find(({ coupon }) => coupon !== null)?.coupon ?? null,
    }),
    ...(refund === undefined ? [] : [refund]),
  ];
  const untracked = asksForTracking
    ? left.filter(({ id }) => (typed[id] ?? "").trim() === "").length
    : 0;
  const [first] = left;
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      title={`${askText(action, orders)}: ${orders.length === 1 ? `order ${orders[0]?.id ?? ""}` : counted(orders.length, "order")}`}
    >
      <form onSubmit={(event) => void onSubmit(event)} noValidate>
        <Stack gap="s16">
          {!seen && !preview.failure && (
            <div role="status" aria-label="Checking what would happen">
              <Skeleton lines={2} />
            </div>
          )}
          {preview.failure && (
            <Notice
              tone="danger"
              action={
                <Button
                  variant="secondary"
                  size="small"
                  busy={preview.isSending}
                  onClick={() => void look()}
                >
                  Retry
                </Button>
              }
            >
              {preview.failure.message}
            </Notice>
          )}
          {refused.length > 0 && <RefusedOrders refused={refused} verb={verb} />}
          {asksForTracking && left.length > 0 && (
            <TrackingFields orders={left} typed={typed} faults={faults} onType={type} />
          )}
          {undoes && (
            <Checkbox
              label="The pieces can be sold again: put them back to stock"
              checked={restock}
              onChange={({ target }) => setRestock(target.checked)}
              onKeyDown={moveOnEnter}
            />
          )}
          {isFinal && (
            <TextField
              label="Reason"
              optional="optional"
              hint="Kept in the history of the order. The shopper does not see it."
              value={reason}
              maxLength={500}
              onChange={({ target }) => setReason(target.value)}
              onKeyDown={moveOnEnter}
              enterKeyHint="next"
            />
          )}
          {action === "refund" && (
            <Text>This moves no money: give it back first, by the way it came.</Text>
          )}
          {(consequences.length > 0 || unmailed > 0) && (
            <ul className={styles.list}>
              {consequences.map((sentence) => (
                <li key={sentence}>
                  <bdi>{sentence}</bdi>
                </li>
              ))}
              {unmailed > 0 && (
                <li>
                  {unmailed === 1 && left.length === 1
                    ? "No mail is sent: the shopper has not confirmed the e-mail address."
                    : `${counted(unmailed, "shopper")} get no mail: the e-mail address is not confirmed.`}
                </li>
              )}
            </ul>
          )}
          {!faults && !late && <SendFailure failure={change.failure} />}
          {left.length > 0 ? (
            <Button
              type="submit"
              fullWidth
              variant={isFinal ? "danger" : "primary"}
              disabled={!seen}
              busy={change.isSending}
            >
              {pressText({
                action,
                count: left.length,
                mails: seen && mailTo.length,
                untracked,
                ...(first && { fullName: first.fullName }),
              })}
            </Button>
          ) : (
            <Button fullWidth variant="secondary" onClick={onClose}>
              Close
            </Button>
          )}
        </Stack>
      </form>
    </Dialog>
  );
};
