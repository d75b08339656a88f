import { useId } from "react";
import type { SubmitEvent, ReactElement } from "react";
import { Button } from "../../components/Button/Button.tsx";
import * as css from "./NewsletterForm.css.ts";

export interface NewsletterFormProps {
  /** Heading of the form. */
  title: string;
  /** Id for links. */
  id?: string;
  /** Description of the newsletter. */
  text?: string;
  /** Label of the field. */
  label: string;
  /** Placeholder of the field. */
  placeholder?: string;
  /** Text of the button. */
  submitLabel: string;
  /** Text of the button while busy, for example "Subscribing...". */
  busyLabel: string;
  /** The current email address. */
  value: string;
  /** Disables field and button. @default false */
  busy?: boolean;
  /** Called on every change. */
  onChange: (value: string) => void;
  /** Called on submit. */
  onSubmit: () => void;
}

/** A controlled newsletter form. */
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
