import { Button, Heading, Notice, Stack, Text, TextField } from "@pallu/ui";
import type { TextFieldProps } from "@pallu/ui";
import { Dialog } from "@pallu/ui/dialog";
import { useToast } from "@pallu/ui/toast";
import { useState } from "react";
import type { ReactElement, SubmitEvent } from "react";
import { useFormDraft } from "../../platform/drafts.ts";
import { SendFailure } from "../../platform/Failure.tsx";
import { moveOnEnter } from "../../platform/moveOnEnter.ts";
import { RestoredNotice } from "../../platform/RestoredNotice.tsx";
import { useSession } from "../../platform/session.tsx";
import { useSend } from "../../platform/useSend.ts";
import type { DeliveryAddress, OrderDetails } from "./orders.data.ts";
import { addressLines, faultsAt, firstName, isUnsent, phoneLink } from "./orders.rules.ts";
import * as styles from "./OrderPage.css.ts";

/** The fields of the checkout, in its order and with its labels. */
const fields: readonly (Pick<TextFieldProps, "label" | "optional" | "type" | "dir"> & {
  name: keyof DeliveryAddress;
})[] = [
  { name: "fullName", label: "Full name" },
  { name: "phoneNo", label: "Phone", type: "tel", dir: "ltr" },
  { name: "addressLine1", label: "Address line 1" },
  { name: "addressLine2", label: "Address line 2", optional: "optional" },
  { name: "townCity", label: "Town / City" },
  { name: "zipCode", label: "Zip code", dir: "ltr" },
];

interface AddressDialogProps {
  order: OrderDetails;
  onClose: () => void;
  /** Called when it is saved, with where a mail goes. */
  onSaved: (mailTo: string | null) => void;
  onOutdated: () => void;
}

/** Replaces the address. What was typed stays when it is refused, and when the dialog is closed. */
const AddressDialog = ({
  order,
  onClose,
  onSaved,
  onOutdated,
}: AddressDialogProps): ReactElement => {
  const current = Object.fromEntries(
    fields.map(({ name }) => [name, order[name]]),
  ) as unknown as DeliveryAddress;
  const { run, isSending, failure, hasArrived } = useSend(
    "POST /api/desk/orders/:orderId/address",
    JSON.stringify(current),
  );
  // The address that was seen when the dialog opened, until a refusal has told another one.
  const [seen, setSeen] = useState<DeliveryAddress | undefined>(current);
  const draft = useFormDraft(`address-${order.id}`, current, { isPersonal: true });
  const { form } = draft;
  const onSubmit = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault();
    const answer = await run({
      params: { orderId: order.id },
      body: { address: form, expected: seen ?? current },
    });
    if (answer) {
      draft.forget();
      onSaved(answer.mailTo);
      return;
    }
    setSeen(undefined);
    onOutdated();
  };
  const faults = faultsAt(failure, /^address\.(\w+)$/);
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      title={`Change address: order ${order.id}`}
    >
      <form onSubmit={(event) => void onSubmit(event)} noValidate autoComplete="off">
        <Stack gap="s16">
          <RestoredNotice draft={draft} />
          {fields.map(({ name, ...field }) => (
            <TextField
              key={name}
              {...field}
              value={form[name]}
              onChange={({ target }) =>
                draft.change((before) => ({ ...before, [name]: target.value }))
              }
              onKeyDown={moveOnEnter}
              error={faults?.get(name)}
              enterKeyHint="next"
              spellCheck={false}
            />
          ))}
          {order.state === "packed" && (
            <Notice tone="warning" live={false}>
              It is packed: print slip and label again afterwards.
            </Notice>
          )}
          <Text tone="muted">
            {order.mailTo === null ? (
              "No mail is sent: the shopper has not confirmed the e-mail address."
            ) : (
              <>
                1 mail with the new address goes to <bdi>{order.mailTo}</bdi>.
              </>
            )}
          </Text>
          {!faults && <SendFailure failure={failure} />}
          {hasArrived && (
            <Notice tone="info">
              No answer came, but the address has changed. The page behind shows it.
            </Notice>
          )}
          <Button type="submit" fullWidth busy={isSending}>
            {order.mailTo === null
              ? "Save address"
              : `Save address, mail ${firstName(order.fullName) || "the shopper"}`}
          </Button>
        </Stack>
      </form>
    </Dialog>
  );
};

interface OrderAddressProps {
  order: OrderDetails;
  /** Shows an address that is hidden. */
  onShow: () => void;
  isAsking: boolean;
  /** Reads the order again. */
  onChanged: () => Promise<void>;
}

/** Where the order goes, which can be changed until it is sent. */
export const OrderAddress = ({
  order,
  onShow,
  isAsking,
  onChanged,
}: OrderAddressProps): ReactElement => {
  const { can } = useSession();
  const toast = useToast();
  const [isChanging, setChanging] = useState(false);
  const lines = addressLines(order);
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText([...lines, order.phoneNo].join("\n"));
      toast.show({ tone: "success", text: "Address copied." });
    } catch {
      toast.show({ tone: "danger", text: "The browser did not allow copying." });
    }
  };
  const onSaved = async (mailTo: string | null): Promise<void> => {
    setChanging(false);
    toast.show({
      tone: "success",
      text: `The address of order ${order.id} is saved.${mailTo === null ? "" : " 1 mail sent."}`,
      durationMs: 6000,
    });
    await onChanged();
  };
  return (
    <section className={styles.card} aria-labelledby="address">
      <Heading level={2} size="h4" id="address">
        Deliver to
      </Heading>
      {order.addressChanges.length === 0 && (
        <Text tone="muted" size="small">
          As the shopper typed it
        </Text>
      )}
      {order.isAddressHidden ? (
        <>
          <Text>
            <bdi>{`${order.fullName}, ${order.townCity}`}</bdi>
          </Text>
          <Text tone="muted" size="small">
            The address of an order that ended is hidden 90 days after it was placed. The log says
            who looked.
          </Text>
          <Button variant="secondary" size="small" busy={isAsking} onClick={onShow}>
            Show address
          </Button>
        </>
      ) : (
        <>
          <address className={styles.address}>
            {lines.map((text, index) => (
              <bdi key={index}>{text}</bdi>
            ))}
          </address>
          <ul role="list" className={styles.contact}>
            {order.phoneNo !== "" && (
              <li>
                <a className={styles.contactLink} href={phoneLink(order.phoneNo)}>
                  <bdi>{order.phoneNo}</bdi>
                </a>
              </li>
            )}
            {order.email !== "" && (
              <li>
                <a
                  className={styles.contactLink}
                  href={`mailto:${encodeURIComponent(order.email)}`}
                >
                  <bdi>{order.email}</bdi>
                </a>
              </li>
            )}
          </ul>
          <div className={styles.buttons}>
            <Button variant="secondary" size="small" onClick={() => void copy()}>
              Copy address
            </Button>
            {isUnsent(order) && can("orders:write") && (
              <Button variant="secondary" size="small" onClick={() => setChanging(true)}>
                Change address
              </Button>
            )}
          </div>
        </>
      )}
      {isChanging && (
        <AddressDialog
          order={order}
          onClose={() => setChanging(false)}
          onSaved={(mailTo) => void onSaved(mailTo)}
          onOutdated={() => void onChanged()}
        />
      )}
    </section>
  );
};
