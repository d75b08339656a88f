import { useLayoutEffect, useImperativeHandle, useRef } from "react";
import type { ReactElement, ReactNode, RefObject } from "react";
import { size as headingSize } from "../../components/Heading/Heading.css.ts";
import { IconButton } from "../../components/IconButton/IconButton.tsx";
import { CloseIcon, SearchIcon } from "../../icons.ts";
import type { RootProps } from "../../style/rootProps.ts";
import type { Messages } from "../../provider/messages.ts";
import { useLabels } from "../../provider/useLabels.ts";
import { mergeHandlers } from "../../style/mergeHandlers.ts";
import * as css from "./SearchDialog.css.ts";

export const searchDialogLabels: Messages["searchDialog"] = {
  close: "Close",
  clear: "Clear",
  placeholder: "Type your keyword",
};

export interface SearchDialogProps extends RootProps<"dialog", "onChange" | "onSubmit" | "open"> {
  /** Whether the dialog is open. @default true */
  open?: boolean;
  /** Heading and accessible name of the dialog. */
  title: string;
  /** Accessible name of the field. */
  label: string;
  /** The current query. */
  value: string;
  /** Ref to the field, which `SearchPanel` enhances. */
  field: RefObject<HTMLInputElement | null>;
  /** Id of the list of suggestions. */
  listId: string;
  /** Replaces the texts of the provider. */
  labels?: Partial<Messages["searchDialog"]>;
  /** Called on every change. */
  onChange: (value: string) => void;
  /** Called on Enter without a selected suggestion. */
  onSubmit: () => void;
  /** Called with `false` on Escape, on an outside click and by the close button. */
  onOpenChange: (open: boolean) => void;
  /** A `SearchPanel`. May load after the dialog. */
  children: ReactNode;
}

const OpenDialog = ({
  title,
  label,
  value,
  field,
  listId,
  labels,
  onChange,
  onSubmit,
  onOpenChange,
  children,
  ref,
  ...rest
}: Omit<SearchDialogProps, "open">): ReactElement => {
  const dialog = useRef<HTMLDialogElement>(null);
  useImperativeHandle(ref, () => dialog.current as never);
  const words = useLabels("searchDialog", searchDialogLabels, labels);
  const close = (): void => onOpenChange(false);
  useLayoutEffect(() => {
    const shown = dialog.current;
    if (!shown) return undefined;
    shown.showModal();
    field.current?.focus();
    // Closes the dialog before removal, because removing an open dialog does not return the focus.
    return () => shown.close();
  }, [field]);
  return (
    <dialog
      {...mergeHandlers(rest, { onCancel: close })}
      ref={dialog}
      aria-label={title}
      closedby="any"
      className={css.dialog}
    >
      <header className={css.head}>
        <p className={`${headingSize.h3} ${css.title}`}>{title}</p>
        <IconButton label={words.close} icon={<CloseIcon />} onClick={close} />
      </header>
      <search>
        <form
          className={css.body}
          onSubmit={(event) => {
            event.preventDefault();
            onSubmit();
          }}
        >
          <div className={css.field}>
            <SearchIcon size={24} />
            <input
              ref={field}
              id={`${listId}-field`}
              enterKeyHint="search"
              aria-label={label}
              role="combobox"
              className={`${headingSize.h3} ${css.input}`}
              placeholder={words.placeholder}
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              aria-expanded={false}
              aria-controls={listId}
              aria-autocomplete="list"
              value={value}
              onChange={(event) => onChange(event.currentTarget.value)}
            />
            {value !== "" && (
              <IconButton
                label={words.clear}
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

/** A native modal dialog with a search field, so that the field needs no extra code. */
export const SearchDialog = ({ open = true, ...rest }: SearchDialogProps): ReactElement | null =>
  // Unmounted while closed, because an effect of the dialog itself would run after its removal.
  open ? <OpenDialog {...rest} /> : null;
