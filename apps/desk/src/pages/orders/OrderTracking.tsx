import { Button, Checkbox, Heading, Stack, Text, TextField } from "@pallu/ui";
import { Dialog } from "@pallu/ui/dialog";
import { useToast } from "@pallu/ui/toast";
import { useState } from "react";
import type { ReactElement, SubmitEvent } from "react";
import { SendFailure } from "../../platform/Failure.tsx";
import { moveOnEnter } from "../../platform/moveOnEnter.ts";
import { useSession } from "../../platform/session.tsx";
import { useSend } from "../../platform/useSend.ts";
import type { OrderDetails } from "./orders.data.ts";
import { faultsAt, firstName } from "./orders.rules.ts";
import * as styles from "./OrderPage.css.ts";

interface OrderTrackingProps {
  order: OrderDetails;
  /** Reads the order again. */
  onChanged: () => Promise<void>;
}

interface TrackingDialogProps {
  order: OrderDetails;
  onClose: () => void;
  /** Called when it is saved, with where a mail goes. */
  onSaved: (mailTo: string | null) => void;
  onOutdated: () => void;
}

/** Replaces number and link. What was typed stays when it is refused. */
const TrackingDialog = ({
  order: { id, fullName, tracking, mailTo },
  onClose,
  onSaved,
  onOutdated,
}: TrackingDialogProps): ReactElement => {
  const { run, isSending, failure } = useSend("POST /api/desk/orders/:orderId/tracking");
  const [number, setNumber] = useState(tracking.number ?? "");
  const [link, setLink] = useState(tracking.link ?? "");
  const [isMailed, setMailed] = useState(false);
  const onSubmit = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault();
    const typed = { number: number.trim() || null, link: link.trim() || null };
    const answer = await run({
      params: { orderId: id },
      body: { tracking: typed, expected: tracking, mail: isMailed },
    });
    if (answer) onSaved(answer.mailTo);
    else onOutdated();
  };
  const faults = faultsAt(failure, /^tracking\.(\w+)$/);
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      title={`Change tracking: order ${id}`}
    >
      <form onSubmit={(event) => void onSubmit(event)} noValidate>
        <Stack gap="s16">
          <TextField
            label="Tracking number"
            value={number}
            onChange={({ target }) => setNumber(target.value)}
            onKeyDown={moveOnEnter}
            error={faults?.get("number")}
            enterKeyHint="next"
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
          />
          <TextField
            label="Link"
            hint="Where the parcel can be followed: begins with https://"
            type="url"
            value={link}
            onChange={({ target }) => setLink(target.value)}
            onKeyDown={moveOnEnter}
            error={faults?.get("link")}
            enterKeyHint="next"
            autoComplete="off"
            spellCheck={false}
          />
          {mailTo === null ? (
            <Text tone="muted">
              No mail can be sent: the shopper has not confirmed the e-mail address.
            </Text>
          ) : (
            <Checkbox
              label={`Send a mail about it to ${mailTo}`}
              checked={isMailed}
              onChange={({ target }) => setMailed(target.checked)}
              onKeyDown={moveOnEnter}
            />
          )}
          {!faults && <SendFailure failure={failure} />}
          <Button type="submit" fullWidth busy={isSending}>
            {isMailed
              ? `Save tracking, mail ${firstName(fullName) || "the shopper"}`
              : "Save tracking"}
          </Button>
        </Stack>
      </form>
    </Dialog>
  );
};

/** Tracking of the parcel, which can be changed while it is on its way. */
export const OrderTracking = ({ order, onChanged }: OrderTrackingProps): ReactElement | null => {
  const { can } = useSession();
  const toast = useToast();
  const [isAsking, setAsking] = useState(false);
  const { number, link } = order.tracking;
  const canChange = order.state === "shipped" && can("orders:write");
  if (number === null && link === null && !canChange) return null;
  const onSaved = async (mailTo: string | null): Promise<void> => {
    setAsking(false);
    toast.show({
      tone: "success",
      text: `The tracking of order ${order.id} is saved.${mailTo === null ? "" : " 1 mail sent."}`,
      durationMs: 6000,
    });
    await onChanged();
  };
  return (
    <section className={styles.card} aria-labelledby="tracking">
      <Heading level={2} size="h4" id="tracking">
        Tracking
      </Heading>
      {number === null && link === null && <Text tone="muted">No tracking number yet.</Text>}
      {number !== null && (
        <Text>
          <bdi>{number}</bdi>
        </Text>
      )}
      {link !== null && (
        <a href={link} target="_blank" rel="noopener noreferrer" className={styles.long}>
          <bdi>{link}</bdi>
        </a>
      )}
      {canChange && (
        <Button variant="secondary" size="small" onClick={() => setAsking(true)}>
          Change tracking
        </Button>
      )}
      {isAsking && (
        <TrackingDialog
          order={order}
          onClose={() => setAsking(false)}
          onSaved={(mailTo) => void onSaved(mailTo)}
          onOutdated={() => void onChanged()}
        />
      )}
    </section>
  );
};
