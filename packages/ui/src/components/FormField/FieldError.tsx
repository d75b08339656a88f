import type { ReactElement } from "react";
import { ErrorIcon } from "../../icons.ts";
import * as styles from "./FormField.css.ts";

/** Error message with an icon, so that colour is not the only cue (WCAG 1.4.1). */
export const FieldError = ({
  id,
  text,
}: {
  id: string | undefined;
  text: string;
}): ReactElement => (
  <p className={styles.error}>
    <span className={styles.errorMark}>
      <ErrorIcon size={16} />
    </span>
    <span id={id}>{text}</span>
  </p>
);
