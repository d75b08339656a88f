import { useLayoutEffect, useState } from "react";
import type { ReactElement, ReactNode, RefObject } from "react";
import * as css from "./SearchPanel.css.ts";

export interface SearchResult {
  id: string;
  name: string;
  detail?: string;
  price?: string;
  picture?: ReactNode;
  /** Where the match stands in the name: start and end, end not included. */
  match?: readonly [start: number, end: number];
}

export interface SearchPanelProps {
  /** The field of the dialog; the arrow keys in it go through the results. */
  field: RefObject<HTMLInputElement | null>;
  /** The id of the list of results, as the dialog has it. */
  listId: string;
  /** The current query. */
  query: string;
  /** What matches, the best first. */
  results: readonly SearchResult[];
  /** The last terms, newest first. */
  recent?: readonly string[];
  /** The heading over what was searched before. */
  recentLabel?: string;
  /** The name of the list of results. */
  resultsLabel?: string;
  /** For example "4 products"; spoken politely. */
  countText?: string;
  /** What to say when a query finds nothing. */
  emptyText?: string;
  /** A term of before that was pressed. */
  onChange: (query: string) => void;
  /** Enter without a chosen result, before the dialog shows all of them. */
  onSubmit?: () => void;
  /** The result that was pressed. */
  onChoose: (result: SearchResult) => void;
}

function Name({ name, match }: Pick<SearchResult, "name" | "match">): ReactElement {
  if (match === undefined) return <span className={css.name}>{name}</span>;
  const [start, end] = match;
  return (
    <span className={css.name}>
      {name.slice(0, start)}
      <mark className={css.match}>{name.slice(start, end)}</mark>
      {name.slice(end)}
    </span>
  );
}

/** What a search dialog has found: with the dialog's field a combobox (APG combobox). */
export function SearchPanel(props: SearchPanelProps): ReactElement {
  const { field, listId, query, results, recent = [], emptyText, countText } = props;
  const [mark, setMark] = useState({ query, index: -1 });
  const active = mark.query === query ? mark.index : -1;
  const chosen = results[active];
  const optionId = (index: number): string => `${listId}-${index}`;

  // The field is there before this part, and stays as it is: what this part adds is said on the element itself.
  useLayoutEffect(() => {
    const input = field.current;
    const form = input?.form;
    if (!input || !form) return undefined;
    input.setAttribute("aria-expanded", String(results.length > 0));
    if (chosen) input.setAttribute("aria-activedescendant", optionId(active));
    else input.removeAttribute("aria-activedescendant");
    const onKeyDown = (event: KeyboardEvent): void => {
      const step = event.key === "ArrowDown" ? 1 : event.key === "ArrowUp" ? -1 : 0;
      if (step === 0 || results.length === 0 || event.isComposing) return;
      event.preventDefault();
      const places = results.length + 1;
      setMark({ query, index: ((active + 1 + step + places) % places) - 1 });
    };
    const onSubmit = (event: SubmitEvent): void => {
      if (!chosen) return props.onSubmit?.();
      event.preventDefault();
      // The dialog would show all results.
      event.stopPropagation();
      props.onChoose(chosen);
    };
    input.addEventListener("keydown", onKeyDown);
    form.addEventListener("submit", onSubmit);
    return () => {
      input.removeEventListener("keydown", onKeyDown);
      form.removeEventListener("submit", onSubmit);
    };
  });

  return (
    <div className={css.panel}>
      <p role="status" className={css.note}>
        {query !== "" && (results.length > 0 ? countText : emptyText)}
      </p>
      <div
        id={listId}
        role="listbox"
        aria-label={props.resultsLabel ?? "Results"}
        className={css.list}
      >
        {results.map((result, index) => (
          <div
            key={result.id}
            id={optionId(index)}
            role="option"
            aria-selected={index === active}
            tabIndex={-1}
            className={css.option}
            onClick={() => props.onChoose(result)}
            onKeyDown={undefined}
          >
            <span className={css.picture}>{result.picture}</span>
            <span>
              <Name name={result.name} match={result.match} />
              {result.detail !== undefined && <span className={css.detail}>{result.detail}</span>}
            </span>
            {result.price !== undefined && <bdi className={css.price}>{result.price}</bdi>}
          </div>
        ))}
      </div>
      {query === "" && recent.length > 0 && (
        <div>
          <p className={css.label}>{props.recentLabel ?? "Recent searches"}</p>
          <ul role="list" className={css.recent}>
            {recent.map((term) => (
              <li key={term}>
                <button type="button" className={css.term} onClick={() => props.onChange(term)}>
                  {term}
                </button>
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}
