import { useEffect, useId, useState, type KeyboardEvent, type ReactElement } from "react";
import { ChevronDownIcon } from "../../icons.ts";
import { VisuallyHidden } from "../../layout/VisuallyHidden/VisuallyHidden.tsx";
import type { Messages } from "../../provider/messages.ts";
import { useFieldValue } from "../../provider/useFieldValue.ts";
import { useLabels } from "../../provider/useLabels.ts";
import { useMergedRefs } from "../../provider/useMergedRefs.ts";
import { classNames } from "../../style/classNames.ts";
import { hasModifier } from "../../style/hasModifier.ts";
import { mergeHandlers } from "../../style/mergeHandlers.ts";
import type { RootProps } from "../../style/rootProps.ts";
import * as fieldStyles from "../FormField/FormField.css.ts";
import { controlProps, FormField, type FieldTexts } from "../FormField/FormField.tsx";
import * as styles from "./Combobox.css.ts";

export interface ComboboxOption {
  value: string;
  label: string;
  /** Text after the label, for example a pin code. It is not searched. */
  note?: string;
}

export interface ComboboxProps
  extends
    FieldTexts,
    RootProps<
      "input",
      | "size"
      | "type"
      | "role"
      | "list"
      | "autoComplete"
      | "value"
      | "defaultValue"
      | "onChange"
      | "children"
    > {
  /** The options, in display order. Those whose label contains the typed text are listed. */
  options: readonly ComboboxOption[];
  /** Value of the chosen option, for controlled use. Null: none. */
  value?: string | null;
  /** Value of the option that is chosen initially. @default null */
  defaultValue?: string | null;
  /** Called with the value of the chosen option, or null after the text was deleted. */
  onChange?: (value: string | null) => void;
  /** Called with the typed text. `options` then are the result of a search, and all of them are listed. */
  onSearch?: (text: string) => void;
  /** Replaces the texts of the provider. */
  labels?: Partial<Messages["combobox"]>;
}

export const comboboxLabels: Messages["combobox"] = {
  none: "No match",
  found: (count) => (count === 1 ? "1 option" : `${count} options`),
};

const isIn = (label: string, text: string): boolean =>
  label.toLocaleLowerCase().includes(text.trim().toLocaleLowerCase());

const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/**
 * A text field with the options that match the typed text (APG combobox with list autocomplete). Text that is no option
 * is not kept.
 */
export const Combobox = ({
  label,
  hideLabel,
  hint,
  error,
  optional,
  id,
  name,
  options,
  value,
  defaultValue = null,
  onChange,
  onSearch,
  labels,
  ref,
  ...rest
}: ComboboxProps): ReactElement => {
  const listId = useId();
  const words = useLabels("combobox", comboboxLabels, labels);
  const [current, change, field] = useFieldValue<string | null, HTMLInputElement>(
    "Combobox",
    value,
    defaultValue,
    onChange,
  );
  const fieldRef = useMergedRefs(ref, field);
  /** What is typed until an option is chosen. */
  const [draft, setDraft] = useState<string | null>(null);
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  /** The label of a chosen option stays when a search has other options. */
  const [last, setLast] = useState<ComboboxOption>();
  const chosen =
    options.find((option) => option.value === current) ??
    (last?.value === current ? last : undefined);
  const text = draft ?? chosen?.label ?? "";
  const found =
    draft === null || onSearch ? options : options.filter((option) => isIn(option.label, draft));
  const activeId = isOpen && found[active] ? `${listId}-${active}` : undefined;
  useEffect(() => {
    if (activeId !== undefined)
      document.getElementById(activeId)?.scrollIntoView({ block: "nearest" });
  }, [activeId]);

  const close = (): void => {
    setOpen(false);
    setActive(-1);
  };
  const choose = (option: ComboboxOption): void => {
    setLast(option);
    setDraft(null);
    close();
    if (option.value !== current) change(option.value);
  };
  /** Keeps the option whose label was typed, nothing after the text was deleted, else what was chosen before. */
  const settle = (): void => {
    const typed = draft?.trim().toLocaleLowerCase();
    const match = found.find((option) => option.label.toLocaleLowerCase() === typed);
    if (match) choose(match);
    else if (typed === "" && current !== null) change(null);
    setDraft(null);
    close();
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>): void => {
    if (event.nativeEvent.isComposing || hasModifier(event)) return;
    const step = steps[event.key];
    if (step !== undefined) {
      event.preventDefault();
      // Past either end the focus is on the field itself.
      const places = found.length + 1;
      setActive(isOpen ? ((active + 1 + step + places) % places) - 1 : step > 0 ? 0 : places - 2);
      setOpen(true);
    } else if (event.key === "Enter") {
      const option = isOpen ? found[active] : undefined;
      if (option) {
        // Chooses, and does not submit the form.
        event.preventDefault();
        choose(option);
      } else settle();
    } else if (event.key === "Escape") {
      if (isOpen) close();
      else setDraft("");
    }
  };
  const isListed = isOpen && found.length > 0;
  return (
    <FormField {...{ label, hideLabel, hint, error, optional, controlId: id }}>
      {(control) => (
        <span className={classNames(fieldStyles.box, styles.box)}>
          <input
            {...mergeHandlers(rest, {
              onKeyDown,
              onBlur: settle,
              onClick: () => setOpen(true),
            })}
            {...controlProps(rest, control)}
            ref={fieldRef}
            type="text"
            role="combobox"
            aria-autocomplete="list"
            aria-expanded={isListed}
            aria-controls={isListed ? listId : undefined}
            aria-activedescendant={activeId}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            className={classNames(fieldStyles.control, fieldStyles.withEnd)}
            value={text}
            onChange={({ target }) => {
              setDraft(target.value);
              setOpen(true);
              setActive(-1);
              onSearch?.(target.value);
            }}
          />
          <span className={classNames(fieldStyles.end, fieldStyles.chevron)}>
            <ChevronDownIcon />
          </span>
          {name !== undefined && <input type="hidden" name={name} value={current ?? ""} />}
          {isListed && (
            <div id={listId} role="listbox" aria-label={label} className={styles.list}>
              {found.map((option, index) => (
                <div
                  key={option.value}
                  id={`${listId}-${index}`}
                  role="option"
                  aria-selected={index === active}
                  tabIndex={-1}
                  className={styles.option}
                  // The field keeps the focus.
                  onMouseDown={(event) => event.preventDefault()}
                  onClick={() => choose(option)}
                  onKeyDown={undefined}
                >
                  <bdi>{option.label}</bdi>
                  {option.note !== undefined && <bdi className={styles.note}>{option.note}</bdi>}
                </div>
              ))}
            </div>
          )}
          {isOpen && found.length === 0 && (
            <span aria-hidden="true" className={classNames(styles.list, styles.none)}>
              {words.none}
            </span>
          )}
          <VisuallyHidden>
            <span role="status">
              {isOpen && draft !== null && (found.length ? words.found(found.length) : words.none)}
            </span>
          </VisuallyHidden>
        </span>
      )}
    </FormField>
  );
};
