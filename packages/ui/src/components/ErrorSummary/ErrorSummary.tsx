import { useEffect, useRef, type MouseEvent, type ReactElement } from "react";
import * as styles from "./ErrorSummary.css.ts";

export interface FieldError {
  /** The id of the control. */
  fieldId: string;
  message: string;
}

export interface ErrorSummaryProps {
  /** The heading, which takes the focus: "There is a problem". */
  title: string;
  /** One link to each field, in the order of the form. */
  errors: readonly FieldError[];
  /** The heading's place in the outline. */
  level?: 2 | 3 | 4 | undefined;
  /** Counts the attempts to submit: with every new one the focus comes here again. */
  attempt?: number | undefined;
}

const focusField = (event: MouseEvent<HTMLAnchorElement>, fieldId: string): void => {
  const field = document.getElementById(fieldId);
  if (!field) return;
  event.preventDefault();
  field.focus();
  field.scrollIntoView({ block: "center" });
};

/** All that keeps a form from being sent, each a link to its field (WCAG 3.3.1); it takes the focus as it comes. */
export const ErrorSummary = ({
  title,
  errors,
  level = 2,
  attempt = 1,
}: ErrorSummaryProps): ReactElement | null => {
  const summary = useRef<HTMLElement>(null);
  const HeadingElement = `h${level}` as const;
  const isShown = errors.length > 0;
  useEffect(() => {
    if (isShown) summary.current?.focus();
  }, [attempt, isShown]);
  if (!isShown) return null;
  return (
    <section ref={summary} tabIndex={-1} aria-label={title} className={styles.summary}>
      <HeadingElement className={styles.title}>{title}</HeadingElement>
      <ul role="list" className={styles.list}>
        {errors.map(({ fieldId, message }) => (
          <li key={fieldId}>
            <a
              href={`#${fieldId}`}
              className={styles.link}
              onClick={(event) => focusField(event, fieldId)}
            >
              {message}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
};
