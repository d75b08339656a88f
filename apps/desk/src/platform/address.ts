import { useSearchParams } from "react-router-dom";

type Values = Readonly<Record<string, string | readonly string[]>>;
type Changes = Readonly<Record<string, string | readonly string[] | undefined>>;

export interface ListAddress<Defaults extends Values> {
  /** The state of the list: what the URL says, else the defaults. */
  values: Defaults;
  /** Returns a link to this list with other values. A change of a filter leads to the first page. */
  hrefWith: (changes: Partial<{ [Name in keyof Defaults]: Defaults[Name] }>) => string;
  /** Changes values. `replace` adds no entry to the history, for text while it is typed. */
  change: (
    changes: Partial<{ [Name in keyof Defaults]: Defaults[Name] }>,
    options?: { replace?: boolean },
  ) => void;
  /** Whether something is filtered. */
  isFiltered: boolean;
}

/** The parameter that names a page of a list. */
const pageNames = new Set(["after", "before"]);

const sameValue = (one: string | readonly string[], other: string | readonly string[]): boolean =>
  String(one) === String(other);

/**
 * Keeps the state of a list in the URL, so that Back, a reload and a link show the same list. Values are texts, or lists of
 * texts where the default is a list. Defaults are left out of the URL.
 */
export const useListAddress = <const Defaults extends Values>(
  defaults: Defaults,
): ListAddress<{
  [Name in keyof Defaults]: Defaults[Name] extends readonly string[] ? readonly string[] : string;
}> => {
  type State = {
    [Name in keyof Defaults]: Defaults[Name] extends readonly string[] ? readonly string[] : string;
  };
  const [search, setSearch] = useSearchParams();
  const entries = Object.entries(defaults).map(([name, value]) => [
    name,
    Array.isArray(value)
      ? search.has(name)
        ? search.getAll(name).filter((one) => one !== "")
        : value
      : (search.get(name) ?? value),
  ]);
  const values = Object.fromEntries(entries) as State;
  const searchWith = (changes: Changes): URLSearchParams => {
    const next = new URLSearchParams(search);
    if (!Object.keys(changes).some((name) => pageNames.has(name)))
      for (const name of pageNames) next.delete(name);
    for (const [name, value] of Object.entries(changes)) {
      next.delete(name);
      if (value === undefined || sameValue(value, defaults[name] ?? "")) continue;
      // An empty list differs from the default.
      const all = Array.isArray(value) ? (value.length === 0 ? [""] : value) : [value];
      for (const one of all) next.append(name, one as string);
    }
    return next;
  };
  return {
    values,
    hrefWith: (changes) => `?${searchWith(changes).toString()}`,
    change: (changes, { replace = false } = {}) => setSearch(searchWith(changes), { replace }),
    isFiltered: Object.entries(values).some(
      ([name, value]) =>
        !pageNames.has(name) &&
        !sameValue(value as string | readonly string[], defaults[name] ?? ""),
    ),
  };
};
