import { useLayoutEffect } from "react";
import type {
  KeyboardEvent,
  MouseEvent,
  ReactElement,
  ReactNode,
  RefObject,
  ToggleEvent,
} from "react";
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

export interface SearchDialogProps extends RootProps<"div", "onChange" | "onSubmit"> {
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

/** Moves the focus from the last element to the first, or back with Shift. */
const keepFocusInside = (event: KeyboardEvent<HTMLElement>): void => {
  if (event.key !== "Tab") return;
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>("input, button")];
  const end = event.shiftKey ? 0 : -1;
  if (stops.at(end) !== event.target) return;
  event.preventDefault();
  stops.at(-1 - end)?.focus();
};

/** Whether an event is on the scrim, not in the panel. */
const isOnScrim = ({ target, currentTarget }: MouseEvent): boolean => target === currentTarget;

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
  ...rest
}: Omit<SearchDialogProps, "open">): ReactElement => {
  const words = useLabels("searchDialog", searchDialogLabels, labels);
  const close = (): void => onOpenChange(false);
  useLayoutEffect(() => {
    const input = field.current;
    const dialog = input?.closest<HTMLElement>("[popover]");
    dialog?.showPopover();
    input?.focus();
    // Hides the dialog before removal, because removing a shown popover does not return the focus.
    return () => dialog?.hidePopover();
  }, [field]);
  return (
    <div
      {...mergeHandlers(rest, {
        onKeyDown: keepFocusInside,
        onToggle: ({ newState }: ToggleEvent) => newState === "closed" && close(),
        onClick: (event: MouseEvent) => isOnScrim(event) && close(),
        // Keeps the focus in the dialog, which returns it when it is hidden.
        onMouseDown: (event: MouseEvent) => isOnScrim(event) && event.preventDefault(),
      })}
      role="dialog"
      aria-modal
      aria-label={title}
      // The top layer without a modal dialog's inertness, which restyles the whole page (docs/decisions/0027).
      popover="auto"
      className={css.dialog}
    >
      <div className={css.panel}>
        <div className={css.head}>
          <p className={`${headingSize.h3} ${css.title}`}>{title}</p>
          <IconButton label={words.close} icon={<CloseIcon />} onClick={close} />
        </div>
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
      </div>
    </div>
  );
};

/** A modal dialog with a search field, made of the browser's own popover, so that it opens without extra code. */
export const SearchDialog = ({ open = true, ...rest }: SearchDialogProps): ReactElement | null =>
  // Unmounted while closed, because an effect of the dialog itself would run after its removal.
  open ? <OpenDialog {...rest} /> : null;
