import { useRef, type ReactElement } from "react";
import { CloseIcon, SearchIcon } from "../../icons.ts";
import { IconButton } from "../IconButton/IconButton.tsx";
import { TextField } from "../TextField/TextField.tsx";
import * as styles from "./SearchField.css.ts";

export interface SearchFieldProps {
  /** Names the landmark and the field: "Search the shop". */
  label: string;
  /** The words as they are typed. */
  value: string;
  /** Each letter, and nothing when the field is cleared. */
  onChange: (value: string) => void;
  /** Not called for an empty value or one of nothing but spaces. */
  onSearch: (value: string) => void;
  /** An example of what can be looked for; the label stays. */
  placeholder?: string | undefined;
  /** The field's name in a form that is sent without script. */
  name?: string | undefined;
  /** The name of the button that searches. */
  searchLabel?: string | undefined;
  /** The name of the button that empties the field. */
  clearLabel?: string | undefined;
}

/** One line to search with; clearing keeps the focus in it. */
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
