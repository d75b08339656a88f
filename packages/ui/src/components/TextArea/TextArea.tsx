import type { ChangeEvent, ReactElement } from "react";
import type { Messages } from "../../provider/messages.ts";
import { useFieldValue } from "../../provider/useFieldValue.ts";
import { useTypedBefore } from "../../provider/useTypedBefore.ts";
import { useLabels } from "../../provider/useLabels.ts";
import { VisuallyHidden } from "../../layout/VisuallyHidden/VisuallyHidden.tsx";
import { classNames } from "../../style/classNames.ts";
import type { RootProps } from "../../style/rootProps.ts";
import * as styles from "../FormField/FormField.css.ts";
import { words } from "./TextArea.css.ts";
import { controlProps, FormField, type FieldTexts } from "../FormField/FormField.tsx";

export interface TextAreaProps extends FieldTexts, RootProps<"textarea"> {
  /** Character limit of the counter. Does not limit the input; the form validates it. */
  limit?: number;
  /** Replaces the texts of the provider. The counter gets a negative number above the limit. It is announced at 20, 10, 5 and 0. */
  labels?: Partial<Messages["textArea"]>;
}

export const textAreaLabels: Messages["textArea"] = {
  left: (left) => {
    const characters = Math.abs(left) === 1 ? "1 character" : `${Math.abs(left)} characters`;
    return left < 0 ? `${characters} too many` : `${characters} left`;
  },
};

/** Numbers of characters left that are announced, so that not every key is. What is too much always is. */
const spoken = [0, 5, 10, 20];

/** A multi-line text field. */
export const TextArea = ({
  label,
  hideLabel,
  hint,
  error,
  optional,
  id,
  limit,
  labels,
  rows = 5,
  onChange,
  ...rest
}: TextAreaProps): ReactElement => {
  const { left: leftText } = useLabels("textArea", textAreaLabels, labels);
  const defaultLength = String(rest.defaultValue ?? "").length;
  const [typedLength, setTypedLength, field] = useFieldValue<number>(
    "TextArea",
    undefined,
    defaultLength,
    undefined,
  );
  const length = rest.value === undefined ? typedLength : String(rest.value).length;
  useTypedBefore(() => {
    const typed = field.current?.querySelector("textarea")?.value.length ?? 0;
    if (typed !== length) setTypedLength(typed);
  });
  const onType = (event: ChangeEvent<HTMLTextAreaElement>): void => {
    setTypedLength(event.target.value.length);
    onChange?.(event);
  };
  const left = limit === undefined ? undefined : limit - length;
  const said = left === undefined || left < 0 ? left : spoken.find((number) => left <= number);
  const count = left !== undefined && (
    <p className={styles.hint}>
      <span aria-hidden="true">{leftText(left)}</span>
      <VisuallyHidden>
        <span role="status">{said !== undefined && leftText(said)}</span>
      </VisuallyHidden>
    </p>
  );
  return (
    <FormField
      {...{ label, hideLabel, hint, error, optional, controlId: id }}
      ref={field}
      status={count}
    >
      {(control) => (
        <textarea
          {...rest}
          {...controlProps(rest, control)}
          rows={rows}
          onChange={onType}
          className={classNames(styles.control, styles.area, words)}
        />
      )}
    </FormField>
  );
};
