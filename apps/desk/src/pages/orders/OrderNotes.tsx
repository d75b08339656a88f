import { Button, Heading, Text, TextArea } from "@pallu/ui";
import { useRef, useState } from "react";
import type { ReactElement, SubmitEvent } from "react";
import { emptyAfter, useFormDraft } from "../../platform/drafts.ts";
import { SendFailure } from "../../platform/Failure.tsx";
import { formatDateTime } from "../../platform/format.ts";
import { useSession } from "../../platform/session.tsx";
import { useSend } from "../../platform/useSend.ts";
import type { OrderDetails, OrderNote } from "./orders.data.ts";
import * as styles from "./OrderPage.css.ts";

const MAX_LENGTH = 2000;

interface OrderNotesProps {
  order: OrderDetails;
  /** Changes the notes that are shown. */
  onChange: (update: (notes: readonly OrderNote[]) => OrderNote[]) => void;
}

interface NoteProps {
  note: OrderNote;
  onRemove: () => void;
  isRemoving: boolean;
}

const Note = ({ note, onRemove, isRemoving }: NoteProps): ReactElement => (
  <li>
    <p className={styles.note}>
      <bdi>{note.text}</bdi>
    </p>
    <div className={styles.noteHead}>
      <span className={styles.muted}>
        <bdi>{note.writtenBy}</bdi>,{" "}
        <time dateTime={note.writtenAt}>{formatDateTime(note.writtenAt)}</time>
      </span>
      {note.isOwn && (
        <Button variant="quiet" size="small" busy={isRemoving} onClick={onRemove}>
          Remove note
        </Button>
      )}
    </div>
  </li>
);

/** Notes that shoppers do not see. A note that was not saved stays in the field. */
export const OrderNotes = ({ order, onChange }: OrderNotesProps): ReactElement => {
  const { can } = useSession();
  const add = useSend("POST /api/desk/orders/:orderId/notes");
  const remove = useSend("DELETE /api/desk/orders/:orderId/notes/:noteId");
  const draft = useFormDraft(`note-${order.id}`, "", { isPersonal: true });
  const text = draft.form;
  const [removing, setRemoving] = useState<number>();
  const field = useRef<HTMLTextAreaElement>(null);
  const isTooLong = text.trim().length > MAX_LENGTH;
  const onSubmit = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault();
    if (text.trim() === "" || isTooLong) {
      field.current?.focus();
      return;
    }
    const note = await add.run({ params: { orderId: order.id }, body: { text } });
    if (!note) return;
    draft.change(emptyAfter(text, ""));
    // After a lost answer it may have been read already.
    onChange((notes) => [...notes.filter(({ id }) => id !== note.id), note]);
  };
  const onRemove = async (id: number): Promise<void> => {
    setRemoving(id);
    const answer = await remove.run({ params: { orderId: order.id, noteId: String(id) } });
    if (!answer) return;
    onChange((notes) => notes.filter((note) => note.id !== id));
    field.current?.focus();
  };
  return (
    <section className={styles.card} aria-labelledby="notes">
      <Heading level={2} size="h4" id="notes">
        Notes
      </Heading>
      {order.notes.length === 0 ? (
        <Text tone="muted" size="small">
          No notes yet. Shoppers never see them.
        </Text>
      ) : (
        <ul role="list" className={styles.list}>
          {order.notes.map((note) => (
            <Note
              key={note.id}
              note={note}
              isRemoving={remove.isSending && removing === note.id}
              onRemove={() => void onRemove(note.id)}
            />
          ))}
        </ul>
      )}
      <SendFailure failure={remove.failure} />
      {can("orders:write") && (
        <form onSubmit={(event) => void onSubmit(event)} className={styles.form}>
          <TextArea
            ref={field}
            label="New note"
            rows={2}
            limit={MAX_LENGTH}
            value={text}
            error={isTooLong ? `At most ${MAX_LENGTH} characters.` : undefined}
            onChange={({ target }) => draft.change(() => target.value)}
          />
          <SendFailure failure={add.failure} />
          <div>
            <Button type="submit" variant="secondary" size="small" busy={add.isSending}>
              Add note
            </Button>
          </div>
        </form>
      )}
    </section>
  );
};
