import { useId, useLayoutEffect, useRef } from "react";
import type { SubmitEvent, ReactElement, ReactNode } from "react";
import { Button } from "../../components/Button/Button.tsx";
import { control } from "../../components/FormField/FormField.css.ts";
import type { Messages } from "../../provider/messages.ts";
import { useFieldValue } from "../../provider/useFieldValue.ts";
import { useTypedBefore } from "../../provider/useTypedBefore.ts";
import { useLabels } from "../../provider/useLabels.ts";
import { classNames } from "../../style/classNames.ts";
import { filterTyping } from "../../style/filterTyping.ts";
import type { HeadingLevel } from "../../style/headingLevel.ts";
import type { RootProps } from "../../style/rootProps.ts";
import * as styles from "./NewsletterForm.css.ts";

export interface NewsletterFormProps extends RootProps<
  "div",
  "onChange" | "onSubmit" | "defaultValue" | "children"
> {
  /** Heading of the form. */
  title: string;
  /** Id of the heading, for `aria-labelledby`. */
  headingId?: string;
  /** Level of the heading. @default 2 */
  headingLevel?: HeadingLevel;
  /** Description of the newsletter. */
  text?: string;
  /** Label of the field. */
  label: string;
  /** Placeholder of the field. */
  placeholder?: string;
  /** URL that the browser posts the field `email` to, without scripts or before hydration. */
  href?: string;
  /** Content below the form, for example the result of such a post. */
  children?: ReactNode;
  /** Replaces the texts of the provider. */
  labels?: Partial<Messages["newsletterForm"]>;
  /** The current email address, for controlled use. */
  value?: string;
  /** The initial email address. @default "" */
  defaultValue?: string;
  /** Disables field and button. @default false */
  busy?: boolean;
  /** Returns the characters that may stay, of a text that is typed or pasted. All by default. */
  filter?: (typed: string) => string;
  /** Called on every change. */
  onChange?: (value: string) => void;
  /** Called with the email address on submit. */
  onSubmit: (value: string) => void;
}

export const newsletterFormLabels: Messages["newsletterForm"] = {
  submit: "Subscribe",
  busy: "Subscribing...",
};

/** A newsletter form. */
export const NewsletterForm = ({
  title,
  headingId,
  headingLevel = 2,
  text,
  label,
  placeholder,
  href,
  children,
  labels,
  value,
  defaultValue = "",
  busy = false,
  filter = (typed) => typed,
  onChange,
  onSubmit,
  ...rest
}: NewsletterFormProps): ReactElement => {
  const field = useId();
  const [address, change, input] = useFieldValue<string, HTMLInputElement>(
    "NewsletterForm",
    value,
    defaultValue,
    onChange,
  );
  useTypedBefore(() => {
    const typed = input.current?.value ?? "";
    if (typed !== address) change(filter(typed));
  });
  const words = useLabels("newsletterForm", newsletterFormLabels, labels);
  const focused = useRef<HTMLElement>(null);
  // A disabled element loses the focus. A dialog that then opens returns it to this form.
  useLayoutEffect(() => {
    if (!busy && document.activeElement === document.body)
      focused.current?.focus({ preventScroll: true });
  }, [busy]);
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    focused.current = document.activeElement as HTMLElement;
    // A script may fill the field without an event.
    onSubmit(input.current?.value ?? address);
  };
  const Title = `h${headingLevel}` as const;
  return (
    <div {...rest} className={styles.band}>
      <div>
        <Title id={headingId} className={styles.title}>
          {title}
        </Title>
        {text !== undefined && <p className={styles.text}>{text}</p>}
      </div>
      <form method="post" action={href} onSubmit={submit} noValidate>
        <label htmlFor={field} className={styles.label}>
          {label}
        </label>
        <div className={styles.row}>
          <input
            ref={input}
            id={field}
            type="email"
            name="email"
            autoComplete="email"
            className={classNames(control, styles.field)}
            placeholder={placeholder}
            value={address}
            disabled={busy}
            {...filterTyping(filter, change)}
          />
          <Button type="submit" disabled={busy}>
            {busy ? words.busy : words.submit}
          </Button>
        </div>
        {children && <div className={styles.result}>{children}</div>}
      </form>
    </div>
  );
};
