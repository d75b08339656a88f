import { useLayoutEffect, useRef } from "react";
import type { ReactElement, ReactNode, RefObject } from "react";
import { size as headingSize } from "../../components/Heading/Heading.css.ts";
import { IconButton } from "../../components/IconButton/IconButton.tsx";
import { size as textSize } from "../../components/Text/Text.css.ts";
import { CloseIcon, SearchIcon } from "../../icons.ts";
import * as css from "./SearchDialog.css.ts";

export interface SearchDialogProps {
  /** Heading and accessible name of the dialog. */
  title: string;
  /** Label of the field. */
  label: string;
  /** The current query. */
  query: string;
  /** Ref to the field, which `SearchPanel` enhances. */
  field: RefObject<HTMLInputElement | null>;
  /** Id of the list of suggestions. */
  listId: string;
  /** Accessible name of the close button. @default "Close" */
  closeLabel?: string;
  /** Accessible name of the clear button. @default "Clear" */
  clearLabel?: string;
  /** Called on every change. */
  onChange: (query: string) => void;
  /** Called on Enter without a selected suggestion. */
  onSubmit: () => void;
  /** Called on Escape, on an outside click and by the close button. */
  onClose: () => void;
  /** A `SearchPanel`. May load after the dialog. */
  children: ReactNode;
}

/** A native modal dialog with a search field, so that the field needs no extra code. */
export const SearchDialog = ({
  title,
  label,
  query,
  field,
  listId,
  closeLabel = "Close",
  clearLabel = "Clear",
  onChange,
  onSubmit,
  onClose,
  children,
}: SearchDialogProps): ReactElement => {
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const shown = dialog.current;
    shown?.showModal();
    field.current?.focus();
    // Closes the dialog before removal, because removing an open dialog does not return the focus.
    return () => shown?.close();
  }, [field]);
  return (
    <dialog
      ref={dialog}
      aria-label={title}
      closedby="any"
      className={css.dialog}
      onCancel={onClose}
    >
      <header className={css.head}>
        <p className={`${headingSize.h3} ${css.title}`}>{title}</p>
        <IconButton label={closeLabel} icon={<CloseIcon />} onClick={onClose} />
      </header>
      <search>
        <form
          className={css.body}
          onSubmit={(event) => {
            event.preventDefault();
            onSubmit();
          }}
        >
          <label htmlFor={`${listId}-field`} className={textSize.label}>
            {label}
          </label>
          <div className={css.field}>
            <SearchIcon size={24} />
            <input
              ref={field}
              id={`${listId}-field`}
              enterKeyHint="search"
              role="combobox"
              className={`${headingSize.h3} ${css.input}`}
              placeholder="Type your keyword"
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              aria-expanded={false}
              aria-controls={listId}
              aria-autocomplete="list"
              value={query}
              onChange={(event) => onChange(event.currentTarget.value)}
            />
            {query !== "" && (
              <IconButton
                label={clearLabel}
                icon={<CloseIcon />}
                onClick={() => {
                  onChange("");
                  field.current?.focus();
                }}
              />
            )}
          </div>
        </form>
        {children}
      </search>
    </dialog>
  );
};
