import { Button, Heading, Inline, TextArea, TextField } from "@pallu/ui";
import { useId, useState } from "react";
import type { ReactElement, SubmitEvent } from "react";
import type { DeskError } from "../../platform/api.ts";
import { SendFailure } from "../../platform/Failure.tsx";
import * as styles from "./messages.css.ts";

const MAX_NAME = 80;
const MAX_TEXT = 4000;

interface SavedAnswerFormProps {
  initial: { name: string; text: string };
  title: string;
  isSending: boolean;
  failure: DeskError | undefined;
  onSave: (saved: { name: string; text: string }) => Promise<void>;
  onCancel: () => void;
}

/** The name and the text of a saved answer. */
export const SavedAnswerForm = ({
  initial,
  title,
  isSending,
  failure,
  onSave,
  onCancel,
}: SavedAnswerFormProps): ReactElement => {
  const id = useId();
  const [name, setName] = useState(initial.name);
  const [text, setText] = useState(initial.text);
  const [isChecked, setChecked] = useState(false);
  const isChanged = name.trim() !== initial.name || text.trim() !== initial.text;
  const nameError = isChecked && name.trim() === "" ? "Give the text a name." : undefined;
  const textError = isChecked && text.trim() === "" ? "Write the text." : undefined;
  const onSubmit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    setChecked(true);
    if (name.trim() !== "" && text.trim() !== "")
      void onSave({ name: name.trim(), text: text.trim() });
    else {
      const missing = name.trim() === "" ? "name" : "text";
      event.currentTarget.querySelector<HTMLElement>(`[name=${missing}]`)?.focus();
    }
  };
  return (
    <form className={styles.section} aria-labelledby={id} onSubmit={onSubmit} noValidate>
      <Heading level={2} size="h4" id={id}>
        {title}
      </Heading>
      <TextField
        label="Name"
        name="name"
        hint="You choose the text by it. It is not sent."
        maxLength={MAX_NAME}
        error={nameError}
        value={name}
        onChange={({ target }) => setName(target.value)}
      />
      <TextArea
        label="Text"
        name="text"
        hint="{name} stands for the name of the person."
        dir="auto"
        rows={6}
        maxLength={MAX_TEXT}
        error={textError}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <SendFailure failure={failure} />
      <Inline gap="s8">
        <Button type="submit" busy={isSending} busyText="Saving …">
          Save
        </Button>
        <Button variant="quiet" disabled={isSending} onClick={onCancel}>
          {isChanged ? "Cancel" : "Close"}
        </Button>
      </Inline>
    </form>
  );
};
