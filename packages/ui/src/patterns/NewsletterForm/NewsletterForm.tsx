import { useId } from "react";
import type { SubmitEvent, ReactElement } from "react";
import { Button } from "../../components/Button/Button.tsx";
import * as css from "./NewsletterForm.css.ts";

export interface NewsletterFormProps {
  /** The heading of the box. */
  title: string;
  /** Id for links. */
  id?: string;
  /** What one subscribes to. */
  text?: string;
  /** The field's label, and its placeholder where one is wanted. */
  label: string;
  /** An example of an address; the label stays. */
  placeholder?: string;
  /** What the button reads. */
  submitLabel: string;
  /** What the button reads while the address is sent: 'Subscribing...'. */
  busyLabel: string;
  /** The address as it is typed. */
  value: string;
  /** On its way: neither field nor button answer. */
  busy?: boolean;
  /** Called on every change. */
  onChange: (value: string) => void;
  /** The button, or Enter in the field. */
  onSubmit: () => void;
}

/** The newsletter box: shows a value and reports typing and sending. */
export function NewsletterForm(props: NewsletterFormProps): ReactElement {
  const {
    title,
    id,
    text,
    label,
    placeholder,
    submitLabel,
    busyLabel,
    value,
    busy = false,
  } = props;
  const field = useId();
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    props.onSubmit();
  };
  return (
    <div className={css.band}>
      <div>
        <h2 id={id} className={css.title}>
          {title}
        </h2>
        {text !== undefined && <p className={css.text}>{text}</p>}
      </div>
      <form method="post" onSubmit={submit} noValidate>
        <label htmlFor={field} className={css.label}>
          {label}
        </label>
        <div className={css.row}>
          <input
            id={field}
            type="email"
            name="email"
            autoComplete="email"
            className={css.field}
            placeholder={placeholder}
            value={value}
            disabled={busy}
            onChange={(event) => props.onChange(event.currentTarget.value)}
          />
          <Button type="submit" disabled={busy}>
            {busy ? busyLabel : submitLabel}
          </Button>
        </div>
      </form>
    </div>
  );
}
