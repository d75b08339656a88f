import { Button, Inline, Notice, Stack, Text, TextField } from "@pallu/ui";
import { useState } from "react";
import type { SubmitEvent, ReactElement } from "react";
import { SendFailure } from "../../platform/Failure.tsx";
import { counted } from "../../platform/format.ts";
import type { Output } from "../../platform/callTypes.ts";
import { saveFile } from "../../platform/saveFile.ts";
import { useSend } from "../../platform/useSend.ts";
import * as styles from "./settings.css.ts";
import { SettingsPage } from "./SettingsPage.tsx";

type Erasure = Output<"POST /api/desk/people/erase">;

/** What an erasure removes and keeps. */
const erasureText = ({ orders, unendedOrders }: Erasure): string =>
  [
    `Sessions, cart, wishlist, newsletter, messages and mails go, and so does the account. ${counted(orders, "order")} ${orders === 1 ? "stays" : "stay"}, anonymous, as the law requires.`,
    ...(unendedOrders.length > 0
      ? [`These keep phone and e-mail until they have ended: ${unendedOrders.join(", ")}.`]
      : []),
  ].join(" ");

/** Export and erasure of what the shop holds of a person. */
export const PeoplePage = (): ReactElement => {
  const exporting = useSend("POST /api/desk/people/export");
  const erasing = useSend("POST /api/desk/people/erase");
  const [person, setPerson] = useState("");
  const [preview, setPreview] = useState<Erasure>();
  const [done, setDone] = useState("");
  const forget = (): void => {
    setPreview(undefined);
    setDone("");
    exporting.reset();
    erasing.reset();
  };
  const exportPerson = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault();
    forget();
    const answer = await exporting.run({ body: { person: person.trim() } });
    if (!answer) return;
    saveFile(`person-${answer.id}.json`, `${answer.content}\n`, "application/json");
    setDone("The file is saved. Send it to the person only.");
  };
  const erase = async (dryRun: boolean): Promise<void> => {
    setDone("");
    const id = preview?.id ?? person.trim();
    const answer = await erasing.run({ body: { person: id, dryRun } });
    if (!answer) return;
    if (dryRun) setPreview(answer);
    else {
      forget();
      setPerson("");
      setDone("The account is erased.");
    }
  };
  return (
    <SettingsPage title="People">
      <form className={styles.form} onSubmit={(event) => void exportPerson(event)}>
        <Text>
          People may ask what the shop holds of them, and to be erased. Be sure that it is the
          person who asks.
        </Text>
        <TextField
          label="E-mail address or id of the account"
          autoComplete="off"
          autoCapitalize="none"
          required
          value={person}
          // Each answer is about this person.
          readOnly={exporting.isSending || erasing.isSending}
          onChange={({ currentTarget }) => {
            setPerson(currentTarget.value);
            forget();
          }}
        />
        <Inline gap="s8">
          <Button type="submit" variant="secondary" busy={exporting.isSending}>
            Save all data as a file
          </Button>
          <Button
            variant="secondary"
            busy={erasing.isSending && preview === undefined}
            disabled={person.trim() === ""}
            onClick={() => void erase(true)}
          >
            Erase this person…
          </Button>
        </Inline>
        <SendFailure failure={exporting.failure ?? erasing.failure} />
        <div aria-live="polite">
          <Stack gap="s12">
            {done !== "" && (
              <Notice tone="success" live={false}>
                {done}
              </Notice>
            )}
            {preview && (
              <Notice
                tone="danger"
                live={false}
                title={`Account ${preview.id}`}
                action={
                  <Button busy={erasing.isSending} onClick={() => void erase(false)}>
                    Erase for good
                  </Button>
                }
              >
                {erasureText(preview)}
              </Notice>
            )}
          </Stack>
        </div>
      </form>
    </SettingsPage>
  );
};
