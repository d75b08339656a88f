import { useEffect, useLayoutEffect, useRef, useState } from "react";
import type { ChangeEvent, KeyboardEvent, ReactElement, ReactNode } from "react";
import { controlProps, FormField, type FieldTexts } from "../../components/FormField/FormField.tsx";
import { MinusIcon, PlusIcon } from "../../icons.ts";
import type { Messages } from "../../provider/messages.ts";
import { useFieldValue } from "../../provider/useFieldValue.ts";
import { useMergedRefs } from "../../provider/useMergedRefs.ts";
import { variantOf } from "../../provider/variantOf.ts";
import { classNames } from "../../style/classNames.ts";
import { mergeHandlers } from "../../style/mergeHandlers.ts";
import type { RootProps } from "../../style/rootProps.ts";
import { parseTyped, plainNumber, readNumber } from "./typedNumber.ts";
import * as styles from "./NumberField.css.ts";

/** What every field for a number has. */
export interface NumberInputProps
  extends
    FieldTexts,
    RootProps<
      "input",
      | "value"
      | "defaultValue"
      | "onChange"
      | "onInvalid"
      | "size"
      | "min"
      | "max"
      | "step"
      | "type"
      | "prefix"
      | "inputMode"
      | "children"
    > {
  /** The current value, `null` for an empty field. For controlled use. */
  value?: number | null;
  /** The initial value. @default null */
  defaultValue?: number | null;
  /**
   * Called with a valid value, or `null` for an empty field. Not called while the text is no number or out of bounds: then the
   * field is invalid and says so when it is left.
   */
  onChange?: (value: number | null) => void;
  /** Called when the text becomes valid or invalid, for forms that are not submitted natively. */
  onValidityChange?: (valid: boolean) => void;
  /** Height: 40 or 48 px. @default "medium" */
  size?: "small" | "medium";
}

interface NumberControlProps extends NumberInputProps {
  /** Name of the component in warnings. */
  component: string;
  decimals: number;
  min: number;
  max: number;
  /** How much one press of − or + changes. 0 renders no buttons. */
  stepBy: number;
  before?: string;
  after?: string;
  /** Error if the text is no number. */
  noNumber: string;
  texts: Messages["numberField"];
  status?: ReactNode;
}

const keys: Readonly<Record<string, number>> = {
  ArrowUp: 1,
  ArrowDown: -1,
  PageUp: 10,
  PageDown: -10,
};

/** The field of all numbers. Its numbers are whole: without their decimal point (`typedNumber.ts`). */
export const NumberControl = ({
  component,
  decimals,
  label,
  hideLabel,
  hint,
  error,
  optional,
  id,
  value: controlled,
  defaultValue = null,
  onChange,
  onValidityChange,
  min,
  max,
  stepBy,
  before,
  after,
  noNumber,
  texts,
  size = "medium",
  status,
  ref,
  disabled,
  readOnly,
  ...rest
}: NumberControlProps): ReactElement => {
  const [value, change, input] = useFieldValue<number | null, HTMLInputElement>(
    component,
    controlled,
    defaultValue,
    onChange,
  );
  const merged = useMergedRefs(input, ref);
  /** What is typed, until the field is left with a valid number. */
  const [text, setText] = useState<string | null>(null);
  const [isLeft, setIsLeft] = useState(true);
  const isSelecting = useRef(false);
  // After React has written the text without groups, and before somebody types.
  useLayoutEffect(() => {
    if (isSelecting.current) input.current?.select();
    isSelecting.current = false;
  });
  const faultOf = (parsed: number | null | undefined): string | undefined => {
    if (parsed === null) return undefined;
    if (parsed === undefined) return noNumber;
    if (parsed < min) return texts.tooSmall(readNumber(min, decimals));
    return parsed > max ? texts.tooLarge(readNumber(max, decimals)) : undefined;
  };
  const fault = text === null ? undefined : faultOf(parseTyped(text, decimals));
  const isValid = fault === undefined;
  // A native form is not submitted while the text is no number.
  useEffect(() => input.current?.setCustomValidity(fault ?? ""), [fault, input]);
  const show = (next: string | null): void => {
    const isNextValid = next === null || faultOf(parseTyped(next, decimals)) === undefined;
    if (isNextValid !== isValid) onValidityChange?.(isNextValid);
    setText(next);
  };
  const onType = ({ target }: ChangeEvent<HTMLInputElement>): void => {
    const parsed = parseTyped(target.value, decimals);
    show(target.value);
    if (parsed !== undefined && faultOf(parsed) === undefined && parsed !== value) change(parsed);
  };
  const step = (by: number): void => {
    if (disabled || readOnly) return;
    const next = Math.min(Math.max((value ?? 0) + by * stepBy, min), max);
    show(document.activeElement === input.current ? plainNumber(next, decimals) : null);
    if (next !== value) change(next);
  };
  const onFocus = (): void => {
    setIsLeft(false);
    if (isValid && !readOnly) setText(value === null ? "" : plainNumber(value, decimals));
    isSelecting.current = true;
  };
  const onBlur = (): void => {
    setIsLeft(true);
    if (isValid) setText(null);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const by = keys[event.key];
    if (by === undefined || stepBy === 0) return;
    event.preventDefault();
    step(by);
  };
  const read = value === null ? "" : readNumber(value, decimals);
  const shownError = (isLeft ? fault : undefined) ?? error;
  const buttonOf = (by: 1 | -1): ReactElement => (
    <button
      type="button"
      // The arrow keys do the same in the field.
      tabIndex={-1}
      aria-label={by > 0 ? texts.increase(label) : texts.decrease(label)}
      disabled={disabled}
      data-state={value !== null && (by > 0 ? value >= max : value <= min) ? "limit" : "free"}
      className={styles.step}
      onClick={() => step(by)}
    >
      {by > 0 ? <PlusIcon size={16} /> : <MinusIcon size={16} />}
    </button>
  );
  const spin = stepBy > 0 && {
    role: "spinbutton",
    "aria-valuenow": value === null ? undefined : value / 10 ** decimals,
    "aria-valuemin": Number.isFinite(min) ? min / 10 ** decimals : undefined,
    "aria-valuemax": Number.isFinite(max) ? max / 10 ** decimals : undefined,
    "aria-valuetext":
      value === null ? undefined : `${read}${after === undefined ? "" : ` ${after}`}`,
  };
  return (
    <FormField {...{ label, hideLabel, hint, optional, status }} error={shownError} controlId={id}>
      {(control) => (
        <span
          className={classNames(
            styles.box,
            variantOf(styles.size, size),
            (disabled || readOnly) && styles.still,
          )}
        >
          {stepBy > 0 && buttonOf(-1)}
          {/* Sign, number and unit have one order in every direction. */}
          <span dir="ltr" className={styles.number}>
            {before !== undefined && (
              <span aria-hidden="true" className={styles.affix}>
                {before}
              </span>
            )}
            <input
              {...mergeHandlers(rest, { onFocus, onBlur, onKeyDown })}
              {...spin}
              {...controlProps(rest, control)}
              ref={merged}
              type="text"
              inputMode={decimals > 0 ? "decimal" : "numeric"}
              autoComplete="off"
              disabled={disabled}
              readOnly={readOnly}
              value={text ?? read}
              onChange={onType}
              className={classNames(styles.input, stepBy > 0 && styles.centred)}
            />
            {after !== undefined && (
              <span aria-hidden="true" className={styles.affix}>
                {after}
              </span>
            )}
          </span>
          {stepBy > 0 && buttonOf(1)}
        </span>
      )}
    </FormField>
  );
};
