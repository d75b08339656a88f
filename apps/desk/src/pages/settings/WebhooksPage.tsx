import {
  Button,
  EmptyState,
  Heading,
  Inline,
  Notice,
  Skeleton,
  Stack,
  Tag,
  Text,
  TextField,
} from "@pallu/ui";
import { useState } from "react";
import type { SubmitEvent, ReactElement } from "react";
import { focusHeading } from "../../frame/Page.tsx";
import { emptyAfter } from "../../platform/drafts.ts";
import { ReadFailure, SendFailure } from "../../platform/Failure.tsx";
import { formatDateTime } from "../../platform/format.ts";
import { useRead } from "../../platform/useRead.ts";
import type { Output } from "../../platform/callTypes.ts";
import { useSend } from "../../platform/useSend.ts";
import { SecretNotices, useSecrets } from "./Secrets.tsx";
import * as styles from "./settings.css.ts";
import { SettingsPage } from "./SettingsPage.tsx";

type Webhooks = Output<"GET /api/desk/webhooks">;

const stateWords = { waiting: "Waits", held: "Held", delivered: "Delivered", failed: "Given up" };

interface RowProps<One> {
  one: One;
  onChanged: () => Promise<void>;
}

const WebhookRow = ({ one, onChanged }: RowProps<Webhooks["webhooks"][number]>): ReactElement => {
  const remove = useSend("DELETE /api/desk/webhooks/:webhookId");
  const replay = useSend("POST /api/desk/webhooks/:webhookId/replay");
  const params = { webhookId: one.id };
  const removeText = one.waiting > 0 ? `Remove, with ${one.waiting} that wait` : "Remove";
  const press = async (sending: typeof remove | typeof replay): Promise<void> => {
    if (!(await sending.run({ params }))) return;
    await onChanged();
    // The button that was pressed is gone.
    focusHeading();
  };
  return (
    <li className={styles.row}>
      <strong>{one.url}</strong>
      <Text size="small" tone="muted">
        {`${one.waiting} waiting, ${one.failed} given up${one.held > 0 ? `, ${one.held} held since a restore` : ""}.`}
      </Text>
      <SendFailure failure={remove.failure ?? replay.failure} />
      <Inline gap="s8">
        {one.failed > 0 && (
          <Button
            variant="secondary"
            size="small"
            busy={replay.isSending}
            aria-label={`Send ${one.failed} again: ${one.url}`}
            onClick={() => void press(replay)}
          >
            {`Send ${one.failed} again`}
          </Button>
        )}
        <Button
          variant="secondary"
          size="small"
          busy={remove.isSending}
          aria-label={`${removeText}: ${one.url}`}
          onClick={() => void press(remove)}
        >
          {removeText}
        </Button>
      </Inline>
    </li>
  );
};

const DeliveryRow = ({
  one,
  onChanged,
}: RowProps<Webhooks["deliveries"][number]>): ReactElement => {
  const replay = useSend("POST /api/desk/webhooks/:webhookId/replay");
  const press = async (): Promise<void> => {
    if (await replay.run({ params: { webhookId: one.id } })) await onChanged();
  };
  return (
    <li className={styles.row}>
      <div>
        {one.type} <Tag>{stateWords[one.state]}</Tag>
      </div>
      <Text size="small" tone="muted">
        {`${formatDateTime(one.createdAt)}, ${one.attempts} attempts${one.lastError === null ? "" : `: ${one.lastError}`}`}
      </Text>
      <SendFailure failure={replay.failure} />
      <Button
        variant="secondary"
        size="small"
        busy={replay.isSending}
        aria-label={`Send ${one.type} of ${formatDateTime(one.createdAt)} again`}
        onClick={() => void press()}
      >
        Send again
      </Button>
    </li>
  );
};

/** URLs that get every event of the shop. */
export const WebhooksPage = (): ReactElement => {
  const reading = useRead("GET /api/desk/webhooks", {});
  const { run, isSending, failure } = useSend("POST /api/desk/webhooks");
  const [url, setUrl] = useState("");
  const [warning, setWarning] = useState<string | null>(null);
  const secrets = useSecrets("webhooks");
  const { data } = reading;
  const submit = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault();
    const answer = await run({ body: { url: url.trim() } });
    if (!answer) return;
    secrets.add({ title: `The secret of ${answer.url}`, value: answer.secret });
    setWarning(answer.warning);
    setUrl(emptyAfter(url, ""));
    await reading.refresh();
  };
  return (
    <SettingsPage title="Webhooks">
      <Stack gap="s24">
        <Text>
          A webhook is an address of yours that is told of each change of an order, and of low
          stock.
        </Text>
        <SecretNotices secrets={secrets}>
          The receiver checks the signature of events with it. It is shown only now.
        </SecretNotices>
        {warning !== null && (
          <Notice tone="warning">{`The host cannot be reached now: ${warning}. Events wait for it.`}</Notice>
        )}
        <ReadFailure what="The webhooks" reading={reading} />
        {reading.isLoading && <Skeleton shape="text" />}
        {data?.webhooks.length === 0 && (
          <EmptyState title="No webhook yet">Nobody is told of events.</EmptyState>
        )}
        {data && data.webhooks.length > 0 && (
          <ul className={styles.rows}>
            {data.webhooks.map((one) => (
              <WebhookRow key={one.id} one={one} onChanged={reading.refresh} />
            ))}
          </ul>
        )}
        <form className={styles.form} onSubmit={(event) => void submit(event)}>
          <TextField
            label="Address of a new webhook"
            type="url"
            inputMode="url"
            required
            placeholder="https://"
            value={url}
            onChange={({ currentTarget }) => setUrl(currentTarget.value)}
          />
          <SendFailure failure={failure} />
          <Button type="submit" busy={isSending}>
            Add webhook
          </Button>
        </form>
        {data && data.deliveries.length > 0 && (
          <Stack gap="s12">
            <Heading level={2} size="h4">
              Last events
            </Heading>
            <ul className={styles.rows}>
              {data.deliveries.map((one) => (
                <DeliveryRow key={one.id} one={one} onChanged={reading.refresh} />
              ))}
            </ul>
          </Stack>
        )}
      </Stack>
    </SettingsPage>
  );
};
