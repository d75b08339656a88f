import { TextField } from "@pallu/ui";
import { FieldRow } from "@pallu/ui/desk";
import { useEffect, useEffectEvent, useState } from "react";
import type { ReactElement, ReactNode } from "react";

/** Pause in typing after which a search begins, in ms. */
const PAUSE_MS = 300;

interface SearchFormProps {
  label: string;
  /** What is searched. */
  hint?: string;
  /** The search of the URL. */
  value: string;
  /** @default 100 */
  maxLength?: number;
  /** Called with the trimmed text. */
  onSearch: (find: string) => void;
  /** Filters beside the field. */
  children?: ReactNode;
}

/** The search of a list, after a pause in typing and at once on Enter, with its filters. `/` leads to its field. */
export const SearchForm = ({
  label,
  hint,
  value,
  maxLength = 100,
  onSearch,
  children,
}: SearchFormProps): ReactElement => {
  const [typed, setTyped] = useState(value);
  const [known, setKnown] = useState(value);
  // Back and Clear change the URL, not the field.
  if (known !== value) {
    setKnown(value);
    setTyped(value);
  }
  const search = useEffectEvent((text: string) => {
    setKnown(text);
    onSearch(text);
  });
  useEffect(() => {
    const text = typed.trim();
    if (text === value.trim()) return undefined;
    const timer = setTimeout(() => search(text), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed, value]);
  return (
    <form
      role="search"
      onSubmit={(event) => {
        event.preventDefault();
        onSearch(typed.trim());
      }}
    >
      <FieldRow>
        <TextField
          label={label}
          hint={hint}
          type="search"
          enterKeyHint="search"
          autoComplete="off"
          maxLength={maxLength}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
        {children}
      </FieldRow>
    </form>
  );
};
