import { useEffect, useRef, type MouseEvent, type ReactElement } from "react";
import * as styles from "./ErrorSummary.css.ts";

export interface FieldError {
  /** Id of the field. */
  fieldId: string;
  message: string;
}

export interface ErrorSummaryProps {
  /** The heading, for example "There is a problem". Receives the focus. */
  title: string;
  /** The errors, in the order of the form. Each links to its field. */
  errors: readonly FieldError[];
  /** The heading level. */
  level?: 2 | 3 | 4 | undefined;
  /** Number of submit attempts. Each new attempt moves the focus to the summary. @default 1 */
  attempt?: number | undefined;
}

const focusField = (event: MouseEvent<HTMLAnchorElement>, fieldId: string): void => {
  const field = document.getElementById(fieldId);
  if (!field) return;
  event.preventDefault();
  field.focus();
  field.scrollIntoView({ block: "center" });
};

/** Lists the errors of a form with links to the fields and receives the focus (WCAG 3.3.1). */
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
