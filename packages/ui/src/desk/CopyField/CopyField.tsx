import { useEffect, useRef, useState, type ReactElement } from "react";
import { Button } from "../../components/Button/Button.tsx";
import { controlProps, FormField, type FieldTexts } from "../../components/FormField/FormField.tsx";
import * as field from "../../components/FormField/FormField.css.ts";
import { CheckIcon, CopyIcon } from "../../icons.ts";
import type { Messages } from "../../provider/messages.ts";
import { useLabels } from "../../provider/useLabels.ts";
import { useMergedRefs } from "../../provider/useMergedRefs.ts";
import type { RootProps } from "../../style/rootProps.ts";
import * as styles from "./CopyField.css.ts";

export interface CopyFieldProps
  extends FieldTexts, RootProps<"input", "type" | "value" | "defaultValue" | "readOnly" | "size"> {
  /** The text to copy. */
  value: string;
  /** Replaces the texts of the provider. */
  labels?: Partial<Messages["copyField"]>;
}

export const copyFieldLabels: Messages["copyField"] = {
  copy: "Copy",
  copied: "Copied",
  failed: "It is selected: copy it with your keyboard or the menu of your phone.",
};

/** Time in ms for which "Copied" is shown. */
const SHOWN_MS = 4000;

/** A text that cannot be changed, with a button that copies it. */
export const CopyField = ({
  label,
  hideLabel,
  hint,
  error,
  optional,
  id,
  value,
  labels,
  ref,
  ...rest
}: CopyFieldProps): ReactElement => {
  const texts = useLabels("copyField", copyFieldLabels, labels);
  const [result, setResult] = useState<"copied" | "failed" | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const merged = useMergedRefs(input, ref);
  useEffect(() => {
    if (result !== "copied") return undefined;
    const timer = setTimeout(() => setResult(null), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [result]);
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(value);
      setResult("copied");
    } catch {
      input.current?.select();
      setResult("failed");
    }
  };
  return (
    <FormField
      {...{ label, hideLabel, hint, error, optional, controlId: id }}
      status={
        <p role="status" className={result === "failed" ? styles.failed : styles.status}>
          {result === null ? "" : texts[result]}
        </p>
      }
    >
      {(control) => (
        <span className={styles.row}>
          <input
            dir="ltr"
            {...rest}
            {...controlProps(rest, control)}
            ref={merged}
            type="text"
            readOnly
            value={value}
            className={field.control}
          />
          <Button
            variant="secondary"
            icon={result === "copied" ? <CheckIcon /> : <CopyIcon />}
            onClick={() => void copy()}
          >
            {result === "copied" ? texts.copied : texts.copy}
          </Button>
        </span>
      )}
    </FormField>
  );
};
