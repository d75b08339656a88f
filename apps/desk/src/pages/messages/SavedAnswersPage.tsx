import { Button, EmptyState, Heading, Inline, Skeleton } from "@pallu/ui";
import { useToast } from "@pallu/ui/toast";
import { useEffect, useRef, useState } from "react";
import type { ReactElement } from "react";
import { Page } from "../../frame/Page.tsx";
import type { Output } from "../../platform/callTypes.ts";
import { ReadFailure, SendFailure } from "../../platform/Failure.tsx";
import { useSession } from "../../platform/session.tsx";
import { useRead } from "../../platform/useRead.ts";
import { useSend } from "../../platform/useSend.ts";
import { SavedAnswerForm } from "./SavedAnswerForm.tsx";
import * as styles from "./messages.css.ts";

type SavedAnswer = Output<"GET /api/desk/saved-answers">["savedAnswers"][number];

interface SavedAnswerItemProps {
  saved: SavedAnswer;
  /** Whether it was added on this visit: then it gets the focus. */
  isNew: boolean;
  canWrite: boolean;
  onChanged: () => Promise<void>;
  onRemoved: () => Promise<void>;
}

const SavedAnswerItem = ({
  saved,
  isNew,
  canWrite,
  onChanged,
  onRemoved,
}: SavedAnswerItemProps): ReactElement => {
  const [isEditing, setEditing] = useState(false);
  const change = useSend("PUT /api/desk/saved-answers/:savedAnswerId");
  const remove = useSend("DELETE /api/desk/saved-answers/:savedAnswerId");
  const editButton = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isNew) editButton.current?.focus();
  }, [isNew]);
  const params = { savedAnswerId: saved.id };
  const expected = saved.changedAt;
  const close = (): void => {
    setEditing(false);
    change.reset();
    requestAnimationFrame(() => editButton.current?.focus());
  };
  if (isEditing)
    return (
      <li className={styles.section}>
        <SavedAnswerForm
          initial={saved}
          title={`Change “${saved.name}”`}
          isSending={change.isSending}
          failure={change.failure}
          onCancel={close}
          onSave={async (body) => {
            if (await change.run({ params, body: { ...body, expected } })) await onChanged();
          }}
        />
      </li>
    );
  return (
    <li className={styles.section}>
      <Heading level={2} size="h4">
        <bdi>{saved.name}</bdi>
      </Heading>
      <div className={`${styles.typed} ${styles.own}`} dir="auto">
        <bdi>{saved.text}</bdi>
      </div>
      <SendFailure failure={remove.failure} />
      {canWrite && (
        <Inline gap="s8">
          <Button
            ref={editButton}
            variant="secondary"
            size="small"
            aria-label={`Change ${saved.name}`}
            onClick={() => setEditing(true)}
          >
            Change
          </Button>
          <Button
            variant="quiet"
            size="small"
            aria-label={`Remove ${saved.name}`}
            busy={remove.isSending}
            onClick={() => {
              void remove.run({ params, query: { expected } }).then(async (answer) => {
                if (answer) await onRemoved();
              });
            }}
          >
            Remove
          </Button>
        </Inline>
      )}
    </li>
  );
};

/** Texts that answers to messages can begin with. */
export const SavedAnswersPage = (): ReactElement => {
  const { can } = useSession();
  const reading = useRead("GET /api/desk/saved-answers", {});
  const add = useSend("POST /api/desk/saved-answers");
  const toast = useToast();
  const [isAdding, setAdding] = useState(false);
  const [newId, setNewId] = useState<string>();
  const addButton = useRef<HTMLButtonElement>(null);
  const { data, refresh } = reading;
  const saved = data?.savedAnswers ?? [];
  const canWrite = can("messages:write");
  const focusAdd = (): void => void requestAnimationFrame(() => addButton.current?.focus());
  const done = async (text: string): Promise<void> => {
    await refresh();
    toast.show({ text, tone: "success" });
  };
  const closeAdding = (): void => {
    setAdding(false);
    add.reset();
    focusAdd();
  };
  return (
    <Page title="Saved texts" back={{ href: "/messages", label: "Messages" }}>
      <div className={styles.narrow}>
        <ReadFailure what="The saved texts" reading={reading} />
        {!data && !reading.failure && <Skeleton lines={4} />}
        {canWrite && data && !isAdding && (
          <Inline gap="s8">
            <Button ref={addButton} onClick={() => setAdding(true)}>
              Add a text
            </Button>
          </Inline>
        )}
        {isAdding && (
          <SavedAnswerForm
            initial={{ name: "", text: "" }}
            title="New text"
            isSending={add.isSending}
            failure={add.failure}
            onCancel={closeAdding}
            onSave={async (body) => {
              const answer = await add.run({ body });
              if (!answer) return;
              await done(`“${body.name}” is saved.`);
              setAdding(false);
              setNewId(answer.id);
            }}
          />
        )}
        {data && saved.length === 0 && !isAdding && (
          <EmptyState title="There is no saved text yet">
            Save what you often write, such as when a parcel leaves. It is offered below each
            message.
          </EmptyState>
        )}
        <ul role="list" className={styles.narrow}>
          {saved.map((each) => (
            <SavedAnswerItem
              key={each.id}
              saved={each}
              isNew={each.id === newId}
              canWrite={canWrite}
              onChanged={() => done(`“${each.name}” is changed.`)}
              onRemoved={async () => {
                await done(`“${each.name}” is removed.`);
                focusAdd();
              }}
            />
          ))}
        </ul>
      </div>
    </Page>
  );
};
