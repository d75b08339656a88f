import {
  Button,
  CheckboxGroup,
  EmptyState,
  Heading,
  Skeleton,
  Stack,
  Tag,
  Text,
  TextField,
} from "@pallu/ui";
import { DateField } from "@pallu/ui/desk";
import { useState } from "react";
import type { SubmitEvent, ReactElement } from "react";
import { focusHeading } from "../../frame/Page.tsx";
import { emptyAfter } from "../../platform/drafts.ts";
import { ReadFailure, SendFailure } from "../../platform/Failure.tsx";
import { formatDateTime, formatDay } from "../../platform/format.ts";
import { useRead } from "../../platform/useRead.ts";
import type { Input, Output } from "../../platform/callTypes.ts";
import { useSend } from "../../platform/useSend.ts";
import { SecretNotices, useSecrets } from "./Secrets.tsx";
import * as styles from "./settings.css.ts";
import { SettingsPage } from "./SettingsPage.tsx";

type Keys = Output<"GET /api/desk/keys">;
type Key = Keys["keys"][number];
type NewKey = Input<"POST /api/desk/keys">["body"];

const stateOf = ({ revokedAt, expiresAt }: Key): string => {
  if (revokedAt !== null) return "Revoked";
  return new Date(expiresAt) <= new Date() ? "Expired" : "Works";
};

const KeyRow = ({ one, onChanged }: { one: Key; onChanged: () => Promise<void> }): ReactElement => {
  const { run, isSending, failure } = useSend("POST /api/desk/keys/:name/revoke");
  const state = stateOf(one);
  const revoke = async (): Promise<void> => {
    if (!(await run({ params: { name: one.name } }))) return;
    await onChanged();
    focusHeading();
  };
  return (
    <li className={styles.row}>
      <div>
        <strong>{one.name}</strong> <Tag>{state}</Tag>
      </div>
      <Text size="small" tone="muted">
        {`${one.scopes.join(", ")}. Until ${formatDay(one.expiresAt)}. ${one.lastUsedAt === null ? "Never used" : `Last used ${formatDateTime(one.lastUsedAt)}`}.`}
      </Text>
      <SendFailure failure={failure} />
      {state === "Works" && (
        <Button variant="secondary" size="small" busy={isSending} onClick={() => void revoke()}>
          {`Revoke ${one.name}: programs with it stop`}
        </Button>
      )}
    </li>
  );
};

const KeyForm = ({
  scopes,
  onAdded,
}: {
  scopes: readonly string[];
  onAdded: (key: Output<"POST /api/desk/keys">) => void;
}): ReactElement => {
  const { run, isSending, failure } = useSend("POST /api/desk/keys");
  const [name, setName] = useState("");
  const [expires, setExpires] = useState("");
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const submit = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault();
    const body = { name: name.trim(), expires, scopes: chosen as NewKey["scopes"] };
    const added = await run({ body });
    if (!added) return;
    onAdded(added);
    setName(emptyAfter(name, ""));
    setExpires(emptyAfter(expires, ""));
    setChosen(emptyAfter(chosen, []));
  };
  return (
    <form className={styles.form} onSubmit={(event) => void submit(event)}>
      <TextField
        label="Name"
        hint="What uses the key, such as till. The log names it. Small letters, digits, dots and hyphens."
        autoComplete="off"
        autoCapitalize="none"
        required
        value={name}
        onChange={({ currentTarget }) => setName(currentTarget.value)}
      />
      <DateField
        label="Last day it works"
        required
        value={expires}
        onChange={({ currentTarget }) => setExpires(currentTarget.value)}
      />
      <CheckboxGroup
        legend="What it may do"
        options={scopes.map((value) => ({ value, label: value.replace(":", ": ") }))}
        value={chosen}
        onChange={setChosen}
      />
      <SendFailure failure={failure} />
      <Button type="submit" busy={isSending} disabled={chosen.length === 0}>
        Add key
      </Button>
    </form>
  );
};

/** Keys of the merchant API, for programs. */
export const KeysPage = (): ReactElement => {
  const reading = useRead("GET /api/desk/keys", {});
  const secrets = useSecrets("keys");
  const { data } = reading;
  return (
    <SettingsPage title="Keys">
      <Stack gap="s24">
        <Text>A key lets a program of yours read or change what you allow.</Text>
        <SecretNotices secrets={secrets}>
          It is shown only now. Keep it like a password.
        </SecretNotices>
        <ReadFailure what="The keys" reading={reading} />
        {reading.isLoading && <Skeleton shape="text" />}
        {data?.keys.length === 0 && (
          <EmptyState title="No key yet">
            Programs cannot use the shop until you add one.
          </EmptyState>
        )}
        {data && data.keys.length > 0 && (
          <ul className={styles.rows}>
            {data.keys.map((one) => (
              <KeyRow key={one.name} one={one} onChanged={reading.refresh} />
            ))}
          </ul>
        )}
        {data && (
          <Stack gap="s12">
            <Heading level={2} size="h4">
              Add a key
            </Heading>
            <KeyForm
              scopes={data.scopes}
              onAdded={(key) => {
                secrets.add({ title: `The key ${key.name}`, value: key.key });
                void reading.refresh();
              }}
            />
          </Stack>
        )}
      </Stack>
    </SettingsPage>
  );
};
