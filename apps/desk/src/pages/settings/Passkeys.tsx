import { Button, Heading, Inline, Notice, Skeleton, Stack, Text, TextField } from "@pallu/ui";
import { useToast } from "@pallu/ui/toast";
import { useRef, useState } from "react";
import type { ReactElement, SubmitEvent } from "react";
import { focusHeading } from "../../frame/Page.tsx";
import { DeskError, send } from "../../platform/api.ts";
import type { Output } from "../../platform/callTypes.ts";
import { emptyAfter } from "../../platform/drafts.ts";
import { ReadFailure, SendFailure } from "../../platform/Failure.tsx";
import { formatDateTime, formatDay } from "../../platform/format.ts";
import { createPasskey, hasPasskeys } from "../../platform/passkeys.ts";
import type { NewPasskey } from "../../platform/passkeys.ts";
import { useAttempt } from "../../platform/useAttempt.ts";
import { useRead, useRefresh } from "../../platform/useRead.ts";
import { useSend } from "../../platform/useSend.ts";
import * as styles from "./settings.css.ts";

type List = Output<"GET /api/desk/session/passkeys">;
type Passkey = List["passkeys"][number];

interface PasskeyRowProps {
  one: Passkey;
  onChanged: (list: List, said: string) => void;
  onFailed: () => void;
}

const PasskeyRow = ({ one, onChanged, onFailed }: PasskeyRowProps): ReactElement => {
  const rename = useSend("PUT /api/desk/session/passkeys/:passkeyId/name");
  const remove = useSend("DELETE /api/desk/session/passkeys/:passkeyId");
  const [name, setName] = useState(one.name);
  const params = { passkeyId: one.id };
  const onRename = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault();
    const list = await rename.run({ params, body: { name: name.trim() } });
    if (list) onChanged(list, `The passkey is called ${name.trim()} now.`);
    else onFailed();
  };
  const onRemove = async (): Promise<void> => {
    const list = await remove.run({ params });
    if (!list) {
      onFailed();
      return;
    }
    onChanged(list, `${one.name} does not sign you in any more. Delete it on the device too.`);
    focusHeading();
  };
  return (
    <li className={styles.row}>
      <strong>
        <bdi>{one.name}</bdi>
      </strong>
      <Text size="small" tone="muted">
        {`Added ${formatDay(one.createdAt)}. ${one.usedAt === null ? "Never used" : `Last used ${formatDateTime(one.usedAt)}`}.`}
        {one.site !== null &&
          ` It works at ${one.site} alone, which is not the desk's address now.`}
      </Text>
      <form className={styles.form} onSubmit={(event) => void onRename(event)}>
        <TextField
          label={`New name of ${one.name}`}
          autoComplete="off"
          required
          maxLength={60}
          value={name}
          onChange={({ currentTarget }) => setName(currentTarget.value)}
        />
        <SendFailure failure={rename.failure ?? remove.failure} />
        <Inline gap="s8">
          <Button type="submit" variant="secondary" size="small" busy={rename.isSending}>
            {`Rename ${one.name}`}
          </Button>
          <Button
            type="button"
            variant="secondary"
            size="small"
            busy={remove.isSending}
            onClick={() => void onRemove()}
          >
            {`Remove ${one.name}`}
          </Button>
        </Inline>
      </form>
    </li>
  );
};

interface AddFormProps {
  onAdded: (list: List, said: string) => void;
  onFailed: () => void;
}

const AddForm = ({ onAdded, onFailed }: AddFormProps): ReactElement => {
  const challenge = useSend("POST /api/desk/session/passkeys/challenge");
  const { run, running, failure } = useAttempt<"add">();
  const [name, setName] = useState("");
  /** A passkey that the device has made, and for which no answer arrived. */
  const unanswered = useRef<NewPasskey | null>(null);
  const add = async (signal: AbortSignal): Promise<void> => {
    const wanted = name.trim();
    if (unanswered.current === null) {
      const options = await challenge.run({});
      if (!options) return;
      unanswered.current = await createPasskey(options, signal);
    }
    try {
      const body = { ...unanswered.current, name: wanted };
      const list = await send("POST /api/desk/session/passkeys", { body }, { signal });
      unanswered.current = null;
      setName(emptyAfter(name, ""));
      onAdded(list, `${wanted} signs you in from now on.`);
    } catch (error) {
      if (!(error instanceof DeskError && error.mayBeDone)) unanswered.current = null;
      onFailed();
      throw error;
    }
  };
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        void run("add", add);
      }}
    >
      <TextField
        label="Name of the new passkey"
        hint="So that you know it again, such as My phone."
        autoComplete="off"
        required
        maxLength={60}
        value={name}
        onChange={({ currentTarget }) => setName(currentTarget.value)}
      />
      <SendFailure failure={challenge.failure} />
      {failure !== undefined && <Notice tone="danger">{failure}</Notice>}
      <Button
        type="submit"
        variant="secondary"
        busy={running === "add"}
        busyText="Waiting for the passkey …"
      >
        Add a passkey
      </Button>
    </form>
  );
};

/** One's own passkeys. */
export const Passkeys = (): ReactElement => {
  const reading = useRead("GET /api/desk/session/passkeys", {});
  const refresh = useRefresh();
  const toast = useToast();
  const { data } = reading;
  const onFailed = (): void => void refresh("/api/desk/session");
  const onChanged = (list: List, said: string): void => {
    reading.show(() => list);
    // The session knows whether there is a passkey.
    void refresh("/api/desk/session");
    toast.show({ tone: "success", text: said });
  };
  return (
    <Stack gap="s12">
      <Heading level={2} size="h4">
        Passkeys
      </Heading>
      <Text>
        A passkey signs you in by the fingerprint, the face or the PIN of a device, without password
        and code. It also confirms that it is you. Password and code keep working.
      </Text>
      <ReadFailure what="Your passkeys" reading={reading} />
      {reading.isLoading && <Skeleton shape="text" />}
      {data?.passkeys.length === 0 && <Text tone="muted">You have no passkey yet.</Text>}
      {data && data.passkeys.length > 0 && (
        <ul className={styles.rows}>
          {data.passkeys.map((one) => (
            <PasskeyRow key={one.id} one={one} onChanged={onChanged} onFailed={onFailed} />
          ))}
        </ul>
      )}
      {hasPasskeys() ? (
        <AddForm onAdded={onChanged} onFailed={onFailed} />
      ) : (
        <Text tone="muted">
          This browser has no passkeys here: they need a page with https, or another browser.
        </Text>
      )}
    </Stack>
  );
};
