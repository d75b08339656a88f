import { useRef, type ReactElement } from "react";
import { CloseIcon, SearchIcon } from "../../icons.ts";
import { IconButton } from "../IconButton/IconButton.tsx";
import { TextField } from "../TextField/TextField.tsx";
import * as styles from "./SearchField.css.ts";

export interface SearchFieldProps {
  /** Accessible name of the landmark and the field, for example "Search the shop". */
  label: string;
  /** The current query. */
  value: string;
  /** Called on every change; with "" when the field is cleared. */
  onChange: (value: string) => void;
  /** Called with the trimmed query on submit. Not called for an empty query. */
  onSearch: (value: string) => void;
  /** Placeholder of the field. */
  placeholder?: string | undefined;
  /** `name` of the field, for a form that submits without JavaScript. @default "q" */
  name?: string | undefined;
  /** Accessible name of the search button. @default "Search" */
  searchLabel?: string | undefined;
  /** Accessible name of the clear button. @default "Clear" */
  clearLabel?: string | undefined;
}

/** A search form. Clearing keeps the focus in the field. */
export const SearchField = ({
  label,
  value,
  onChange,
  onSearch,
  placeholder = "Type your keyword",
  name = "q",
  searchLabel = "Search",
  clearLabel = "Clear",
}: SearchFieldProps): ReactElement => {
  const input = useRef<HTMLInputElement>(null);
  const clear = (): void => {
    onChange("");
    input.current?.focus();
  };
  return (
    <form
      role="search"
      aria-label={label}
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (value.trim() !== "") onSearch(value.trim());
      }}
    >
      <div className={styles.field}>
        <TextField
          ref={input}
          type="search"
          name={name}
          label={label}
          hideLabel
          enterKeyHint="search"
          autoComplete="off"
          placeholder={placeholder}
          value={value}
          onChange={({ target }) => onChange(target.value)}
          end={
            value !== "" && (
              <IconButton label={clearLabel} icon={<CloseIcon size={20} />} onClick={clear} />
            )
          }
        />
      </div>
      <IconButton type="submit" label={searchLabel} icon={<SearchIcon />} />
    </form>
  );
};
