import { useEffect, useLayoutEffect, useState } from "react";
import type { ReactElement, ReactNode, RefObject } from "react";
import { Swatch } from "../../components/Swatch/Swatch.tsx";
import type { Messages } from "../../provider/messages.ts";
import { useLabels } from "../../provider/useLabels.ts";
import type { RootProps } from "../../style/rootProps.ts";
import * as styles from "./SearchPanel.css.ts";

export interface SearchResult {
  id: string;
  name: string;
  detail?: string;
  price?: string;
  picture?: ReactNode;
  /** Range of the match in the name: start and exclusive end. */
  match?: readonly [start: number, end: number];
}

/** Terms to choose from instead of typing. */
export interface SearchTerms {
  title: string;
  items: readonly {
    term: string;
    /** CSS colour of a swatch before the term. */
    colour?: string;
  }[];
}

export const searchPanelLabels: Messages["searchPanel"] = {
  recent: "Recent searches",
  results: "Results",
};

export interface SearchPanelProps extends RootProps<"div", "onChange" | "onSubmit"> {
  /** Ref to the dialog's field, whose arrow keys move through the results. */
  field: RefObject<HTMLInputElement | null>;
  /** Id of the list of results, as passed to the dialog. */
  listId: string;
  /** The current query. */
  value: string;
  /** The results, best match first. */
  items: readonly SearchResult[];
  /** Heading of `items` if they are an offer: before typing, and if nothing was found. */
  offer?: string;
  /** Text of the last row, which shows all results, for example "See all 42 for ‘silk’". */
  allText?: string;
  /** Terms to choose from before typing, and if nothing was found. */
  terms?: readonly SearchTerms[];
  /** Recent queries, newest first. */
  recent?: readonly string[];
  /** Replaces the texts of the provider. */
  labels?: Partial<Messages["searchPanel"]>;
  /** Number of results, for example "4 products". Announced on change. */
  countText?: string;
  /** Text if there are no results. */
  emptyText?: string;
  /** Called with the selected term or recent query. */
  onChange: (value: string) => void;
  /** Called on Enter without a selected result, before the dialog's handler. */
  onSubmit?: () => void;
  /** Called with the selected result. */
  onChoose: (result: SearchResult) => void;
}

const Name = ({ name, match }: Pick<SearchResult, "name" | "match">): ReactElement => {
  if (match === undefined) return <span className={styles.name}>{name}</span>;
  const [start, end] = match;
  return (
    // With a key it is replaced as a whole, also where a translation has replaced its texts.
    <span key={`${start} ${end} ${name}`} className={styles.name}>
      {name.slice(0, start)}
      <mark className={styles.match}>{name.slice(start, end)}</mark>
      {name.slice(end)}
    </span>
  );
};

interface ChipsProps extends SearchTerms {
  onChange: (term: string) => void;
}

const Chips = ({ title, items, onChange }: ChipsProps): ReactElement => (
  <div>
    <p className={styles.label}>{title}</p>
    <ul role="list" className={styles.recent}>
      {items.map(({ term, colour }) => (
        <li key={term}>
          <button type="button" className={styles.term} onClick={() => onChange(term)}>
            {colour !== undefined && <Swatch colour={colour} />}
            <span>{term}</span>
          </button>
        </li>
      ))}
    </ul>
  </div>
);

/** Search results. Together with the dialog's field it forms a combobox (APG combobox). */
export const SearchPanel = ({
  field,
  listId,
  value: query,
  items: results,
  offer,
  allText,
  terms = [],
  recent = [],
  labels,
  countText,
  emptyText,
  onChange,
  onSubmit: onShowAll,
  onChoose,
  ...rest
}: SearchPanelProps): ReactElement => {
  const words = useLabels("searchPanel", searchPanelLabels, labels);
  const [mark, setMark] = useState({ query, index: -1 });
  const active = mark.query === query ? mark.index : -1;
  const chosen = results[active];
  const rows = results.length + (allText === undefined ? 0 : 1);
  const isOffer = offer !== undefined;
  const optionId = (index: number): string => `${listId}-${index}`;

  // The field renders before this component loads, so its ARIA attributes are set on the element.
  useLayoutEffect(() => {
    const input = field.current;
    const form = input?.form;
    if (!input || !form) return undefined;
    input.setAttribute("aria-controls", listId);
    input.setAttribute("aria-expanded", String(rows > 0));
    if (active >= 0 && active < rows) input.setAttribute("aria-activedescendant", optionId(active));
    else input.removeAttribute("aria-activedescendant");
    const onKeyDown = (event: KeyboardEvent): void => {
      const step = event.key === "ArrowDown" ? 1 : event.key === "ArrowUp" ? -1 : 0;
      if (step === 0 || rows === 0 || event.isComposing) return;
      event.preventDefault();
      const places = rows + 1;
      setMark({ query, index: ((active + 1 + step + places) % places) - 1 });
    };
    const onSubmit = (event: SubmitEvent): void => {
      if (!chosen) return onShowAll?.();
      event.preventDefault();
      // Prevents the dialog from showing all results.
      event.stopPropagation();
      onChoose(chosen);
    };
    input.addEventListener("keydown", onKeyDown);
    form.addEventListener("submit", onSubmit);
    return () => {
      input.removeEventListener("keydown", onKeyDown);
      form.removeEventListener("submit", onSubmit);
    };
  });

  useLayoutEffect(() => {
    const input = field.current;
    // The field stays when the results are gone.
    return () => {
      input?.removeAttribute("aria-controls");
      input?.removeAttribute("aria-activedescendant");
      input?.setAttribute("aria-expanded", "false");
    };
  }, [field]);

  const activeId = active >= 0 && active < rows ? optionId(active) : undefined;
  useEffect(() => {
    if (activeId !== undefined)
      document.getElementById(activeId)?.scrollIntoView({ block: "nearest" });
  }, [activeId]);

  const onTerm = (term: string): void => {
    onChange(term);
    // The chosen button is gone when its results are shown.
    field.current?.focus();
  };

  const chips = terms.map((group) => <Chips key={group.title} {...group} onChange={onTerm} />);

  return (
    <div {...rest} className={styles.panel}>
      <p role="status" className={styles.note}>
        {query !== "" && (results.length > 0 && !isOffer ? countText : emptyText)}
      </p>
      {query === "" && recent.length > 0 && (
        <Chips title={words.recent} items={recent.map((term) => ({ term }))} onChange={onTerm} />
      )}
      {query === "" && chips}
      <div>
        {isOffer && results.length > 0 && <p className={styles.label}>{offer}</p>}
        <div id={listId} role="listbox" aria-label={offer ?? words.results} className={styles.list}>
          {results.map((result, index) => (
            <div
              key={result.id}
              id={optionId(index)}
              role="option"
              aria-selected={index === active}
              tabIndex={-1}
              className={styles.option}
              onClick={() => onChoose(result)}
              onKeyDown={undefined}
            >
              <span className={styles.picture}>{result.picture}</span>
              <span>
                <Name name={result.name} match={result.match} />
                {result.detail !== undefined && (
                  <span className={styles.detail}>{result.detail}</span>
                )}
              </span>
              {result.price !== undefined && <bdi className={styles.price}>{result.price}</bdi>}
            </div>
          ))}
          {allText !== undefined && (
            <div
              id={optionId(results.length)}
              role="option"
              aria-selected={active === results.length}
              tabIndex={-1}
              className={`${styles.option} ${styles.all}`}
              onClick={() => field.current?.form?.requestSubmit()}
              onKeyDown={undefined}
            >
              {allText}
            </div>
          )}
        </div>
      </div>
      {query !== "" && isOffer && chips}
    </div>
  );
};
