import { useId, useState } from "react";
import type { SubmitEvent, KeyboardEvent, ReactElement, ReactNode } from "react";
import { IconButton } from "../../components/IconButton/IconButton.tsx";
import { CloseIcon, SearchIcon } from "../../icons.ts";
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
  /** The panel's name, and the field's. */
  label: string;
  /** The words as they are typed. */
  query: string;
  /** What matches, the best first. */
  results: readonly SearchResult[];
  /** The last terms, newest first. */
  recent?: readonly string[];
  /** The heading over what was searched before. */
  recentLabel?: string;
  /** The name of the list of results. */
  resultsLabel?: string;
  /** The name of the button that empties the field. */
  clearLabel?: string;
  /** For example "4 products"; spoken politely. */
  countText?: string;
  /** What to say when a query finds nothing. */
  emptyText?: string;
  /** Each letter. */
  onChange: (query: string) => void;
  /** Enter without a chosen result: show all of them. */
  onSubmit: (query: string) => void;
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

/** What stands in the search dialog: a combobox over the shop's catalogue (APG combobox). */
export function SearchPanel(props: SearchPanelProps): ReactElement {
  const { query, results, recent = [], emptyText, countText } = props;
  const [active, setActive] = useState(-1);
  const base = useId();
  const chosen = results[active];
  const optionId = (index: number): string => `${base}-option-${index}`;

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>): void => {
    const step = event.key === "ArrowDown" ? 1 : event.key === "ArrowUp" ? -1 : 0;
    if (step === 0 || results.length === 0) return;
    event.preventDefault();
    const places = results.length + 1;
    setActive(((active + 1 + step + places) % places) - 1);
  };
  const onSubmit = (event: SubmitEvent): void => {
    event.preventDefault();
    if (chosen === undefined) props.onSubmit(query);
    else props.onChoose(chosen);
  };
  const change = (value: string): void => {
    setActive(-1);
    props.onChange(value);
  };

  return (
    <search className={css.panel}>
      <form onSubmit={onSubmit}>
        <label htmlFor={`${base}-field`} className={css.label}>
          {props.label}
        </label>
        <div className={css.field}>
          <SearchIcon size={24} />
          <input
            id={`${base}-field`}
            type="search"
            data-autofocus
            role="combobox"
            className={css.input}
            placeholder="Type your keyword"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            aria-expanded={results.length > 0}
            aria-controls={`${base}-list`}
            aria-autocomplete="list"
            aria-activedescendant={chosen === undefined ? undefined : optionId(active)}
            value={query}
            onChange={(event) => change(event.currentTarget.value)}
            onKeyDown={onKeyDown}
          />
          {query !== "" && (
            <IconButton
              label={props.clearLabel ?? "Clear search"}
              icon={<CloseIcon />}
              onClick={() => change("")}
            />
          )}
        </div>
      </form>
      <p role="status" className={css.note}>
        {query !== "" && (results.length > 0 ? countText : emptyText)}
      </p>
      <div
        id={`${base}-list`}
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
                <button type="button" className={css.term} onClick={() => change(term)}>
                  {term}
                </button>
              </li>
            ))}
          </ul>
        </div>
      )}
    </search>
  );
}
