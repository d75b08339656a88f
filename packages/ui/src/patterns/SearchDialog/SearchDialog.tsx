import type { ReactElement, ReactNode, RefObject } from "react";
import { size as headingSize } from "../../components/Heading/Heading.css.ts";
import { IconButton } from "../../components/IconButton/IconButton.tsx";
import { Popover } from "../../components/Popover/Popover.tsx";
import type { PopoverProps } from "../../components/Popover/Popover.tsx";
import { autofocus, useAutofocus } from "../../components/Popover/useAutofocus.ts";
import { CloseIcon, SearchIcon } from "../../icons.ts";
import type { Messages } from "../../provider/messages.ts";
import { useLabels } from "../../provider/useLabels.ts";
import * as styles from "./SearchDialog.css.ts";

export const searchDialogLabels: Messages["searchDialog"] = {
  clear: "Clear",
  placeholder: "Type your keyword",
  submit: "Search",
};

export interface SearchDialogProps extends Omit<
  PopoverProps,
  | "id"
  | "trigger"
  | "modal"
  | "placement"
  | "initialFocus"
  | "labels"
  | "children"
  | "onChange"
  | "onSubmit"
> {
  /** Id of the popover. The button that opens it has it as `popoverTarget`. */
  id: string;
  /** Accessible name of the field. */
  label: string;
  /** URL of the results. Without scripts the query is added to it. */
  href: string;
  /** Name of the query in that URL. @default "q" */
  name?: string;
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
  /** Called by the search button, and on Enter without a selected suggestion, instead of opening the results. */
  onSubmit: () => void;
  /** A `SearchPanel`. May load after the dialog. */
  children?: ReactNode;
}

/**
 * A modal search form, which the browser opens: the search button of the header has its `id` as `searchId`. Without
 * scripts the form opens the results.
 */
export const SearchDialog = ({
  label,
  href,
  name = "q",
  value,
  field,
  listId,
  labels,
  onChange,
  onSubmit,
  children,
  ...rest
}: SearchDialogProps): ReactElement => {
  const words = useLabels("searchDialog", searchDialogLabels, labels);
  useAutofocus(field);
  return (
    <Popover {...rest} modal placement="top" initialFocus="content">
      <search>
        <form
          action={href}
          onSubmit={(event) => {
            event.preventDefault();
            onSubmit();
          }}
        >
          <div className={styles.field}>
            <input
              {...autofocus}
              ref={field}
              id={`${listId}-field`}
              name={name}
              enterKeyHint="search"
              aria-label={label}
              role="combobox"
              className={`${headingSize.h3} ${styles.input}`}
              placeholder={words.placeholder}
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              aria-expanded={false}
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
            <IconButton type="submit" label={words.submit} icon={<SearchIcon size={24} />} />
          </div>
        </form>
        {children}
      </search>
    </Popover>
  );
};
