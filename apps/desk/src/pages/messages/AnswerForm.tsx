import { Button, Heading, Inline, Link, Select, TextArea } from "@pallu/ui";
import { useToast } from "@pallu/ui/toast";
import { useRef, useState } from "react";
import type { ReactElement, SubmitEvent } from "react";
import { useFormDraft } from "../../platform/drafts.ts";
import { SendFailure } from "../../platform/Failure.tsx";
import { useRead } from "../../platform/useRead.ts";
import { useSend } from "../../platform/useSend.ts";
import { filledText, MAX_ANSWER } from "./messages.rules.ts";
import type { Message } from "./messages.rules.ts";
import * as styles from "./messages.css.ts";

interface AnswerFormProps {
  message: Message;
  onAnswered: () => Promise<void>;
}

/** Answers a message by mail. A saved text is inserted where the cursor is. */
export const AnswerForm = ({
  message: { id, name, email, state },
  onAnswered,
}: AnswerFormProps): ReactElement => {
  const draft = useFormDraft(`answer-${id}`, "", { isPersonal: true });
  const text = draft.form;
  const [error, setError] = useState<string>();
  const { run, isSending, failure } = useSend("POST /api/desk/messages/:messageId/answers");
  const { data } = useRead("GET /api/desk/saved-answers", {});
  const toast = useToast();
  const field = useRef<HTMLTextAreaElement>(null);
  const saved = data?.savedAnswers ?? [];

  const type = (next: string): void => {
    draft.change(() => next);
    setError(undefined);
  };
  const insert = (savedId: string): void => {
    const chosen = saved.find((each) => each.id === savedId);
    if (!chosen) return;
    const at = field.current?.selectionStart ?? text.length;
    type(text.slice(0, at) + filledText(chosen.text, name) + text.slice(at));
    field.current?.focus();
  };
  const onSubmit = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault();
    if (text.trim() === "" || text.length > MAX_ANSWER) {
      setError(text.trim() === "" ? "Write an answer first." : `At most ${MAX_ANSWER} characters.`);
      field.current?.focus();
      return;
    }
    const answer = await run({ params: { messageId: id }, body: { text, expected: state } });
    if (!answer) return;
    draft.discard();
    await onAnswered();
    toast.show({ text: `The answer is on its way to ${email}.`, tone: "success" });
  };
  return (
    <form className={styles.section} onSubmit={(event) => void onSubmit(event)} noValidate>
      <Heading level={2} size="h4">
        Answer
      </Heading>
      {saved.length > 0 && (
        <Select
          label="Insert a saved text"
          placeholder="Choose a text"
          options={saved.map((each) => ({ value: each.id, label: each.name }))}
          value=""
          onChange={({ target }) => insert(target.value)}
        />
      )}
      <TextArea
        ref={field}
        label="Your answer"
        hint="The mail begins with “Hello,” and ends with the name of the shop and the message."
        error={error}
        dir="auto"
        rows={8}
        maxLength={MAX_ANSWER}
        value={text}
        readOnly={isSending}
        onChange={({ target }) => type(target.value)}
      />
      <SendFailure failure={failure} />
      <Inline gap="s8">
        <Button type="submit" busy={isSending} busyText="Sending …">
          {`Send answer to ${email}`}
        </Button>
        <Link href="/messages/saved">Saved texts</Link>
      </Inline>
    </form>
  );
};
