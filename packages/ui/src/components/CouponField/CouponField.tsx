import { useRef, useId } from "react";
import type { ReactElement } from "react";
import { CheckIcon } from "../../icons.ts";
import { warnOnce } from "../../provider/warnOnce.ts";
import { useControlled } from "../../provider/useControlled.ts";
import { classNames } from "../../style/classNames.ts";
import { mergeHandlers } from "../../style/mergeHandlers.ts";
import type { RootProps } from "../../style/rootProps.ts";
import { Button } from "../Button/Button.tsx";
import * as fieldStyles from "../FormField/FormField.css.ts";
import { FieldError } from "../FormField/FieldError.tsx";
import { FormField } from "../FormField/FormField.tsx";
import { checkVariant } from "../../provider/variantOf.ts";
import * as styles from "./CouponField.css.ts";

export const couponStatuses = ["idle", "checking", "refused", "applied"] as const;

export interface CouponFieldProps extends RootProps<"form", "onChange" | "defaultValue"> {
  /** Label of the field, for example "Coupon code". */
  label: string;
  /** Text of the button. */
  submitText: string;
  /** `name` of the field, for a form that submits without JavaScript. */
  name?: string;
  /** Result of the last code. @default "idle" */
  status?: (typeof couponStatuses)[number];
  /** Describes the result. An error if the code was refused. It has a place of its own, so that it moves nothing. */
  message?: string;
  /** The current code, for controlled use. */
  value?: string;
  /** The initial code. @default "" */
  defaultValue?: string;
  /** Called on every change. */
  onChange?: (value: string) => void;
  /** Called with the code on submit, also by the Enter key while another code is checked. */
  onApply: (code: string) => void;
  /** Text of the button that removes an applied code, for example "Remove". It needs `onRemove`. */
  removeText?: string;
  /** Called by that button. The field is emptied and receives the focus. */
  onRemove?: () => void;
}

/** A coupon form. The result is announced in a live region. */
export const CouponField = ({
  label,
  submitText,
  name,
  status = "idle",
  message,
  value,
  defaultValue = "",
  onChange,
  onApply,
  removeText,
  onRemove,
  ...rest
}: CouponFieldProps): ReactElement => {
  if (process.env.NODE_ENV !== "production") {
    checkVariant(couponStatuses, status);
    if (removeText !== undefined && !onRemove)
      warnOnce("CouponField", "`removeText` is the text of a button, which needs `onRemove`.");
    if (onRemove && removeText === undefined)
      warnOnce(
        "CouponField",
        "`onRemove` is called by a button, which needs `removeText`, its text.",
      );
  }
  const [, change] = useControlled("CouponField", value, defaultValue, onChange);
  const field = useRef<HTMLInputElement>(null);
  const messageId = useId();
  const isInvalid = status === "refused" && message !== undefined;
  const isApplied = status === "applied";
  const onSubmit = (event: { preventDefault: () => void }): void => {
    event.preventDefault();
    // A script may fill the field without an event.
    onApply(field.current?.value ?? "");
  };
  const remove = (): void => {
    if (field.current && value === undefined) field.current.value = "";
    change("");
    field.current?.focus();
    onRemove?.();
  };
  return (
    <form noValidate {...mergeHandlers(rest, { onSubmit })}>
      <FormField
        label={label}
        status={
          <div aria-live="polite" className={styles.result}>
            {isInvalid && <FieldError id={messageId} text={message} />}
            {message !== undefined && !isInvalid && (
              <p className={classNames(styles.words, isApplied && styles.applied)}>
                {isApplied && <CheckIcon size={20} />}
                <span id={messageId}>{message}</span>
              </p>
            )}
            {message !== undefined && isApplied && removeText !== undefined && onRemove && (
              <Button variant="quiet" size="small" aria-describedby={messageId} onClick={remove}>
                {removeText}
              </Button>
            )}
          </div>
        }
      >
        {(control) => (
          <div className={styles.row}>
            <input
              {...control}
              aria-describedby={message === undefined ? undefined : messageId}
              aria-invalid={isInvalid || undefined}
              ref={field}
              name={name}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              dir="ltr"
              className={classNames(fieldStyles.control, styles.code)}
              value={value}
              defaultValue={value === undefined ? defaultValue : undefined}
              onChange={({ target }) => change(target.value)}
            />
            <Button type="submit" variant="secondary" busy={status === "checking"}>
              {submitText}
            </Button>
          </div>
        )}
      </FormField>
    </form>
  );
};
