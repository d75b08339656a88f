import { useEffect, useState, type ReactElement } from "react";
import * as styles from "./TokenDocs.css.ts";

interface CopyButtonProps {
  /** The text to copy, which is also shown. */
  text: string;
  /** Accessible name. @default "Copy", followed by the text */
  label?: string;
  /** Shown instead of the text. */
  children?: string;
}

/** Shows a value and copies it when pressed. */
export const CopyButton = ({
  text,
  label = `Copy ${text}`,
  children = text,
}: CopyButtonProps): ReactElement => {
  const [isCopied, setCopied] = useState(false);
  useEffect(() => {
    if (!isCopied) return undefined;
    const timer = setTimeout(() => setCopied(false), 1500);
    return () => clearTimeout(timer);
  }, [isCopied]);
  const copy = async (): Promise<void> => {
    await navigator.clipboard.writeText(text);
    setCopied(true);
  };
  return (
    <button type="button" aria-label={label} className={styles.copy} onClick={() => void copy()}>
      {isCopied ? "Copied" : children}
    </button>
  );
};
