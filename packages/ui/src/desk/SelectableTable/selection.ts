/** Returns the ids from one to another in the order of a list, both included, or the second alone if the first is gone. */
export const rangeOf = (ids: readonly string[], from: string, to: string): readonly string[] => {
  const [first, last] = [ids.indexOf(from), ids.indexOf(to)];
  return first < 0 ? [to] : ids.slice(Math.min(first, last), Math.max(first, last) + 1);
};

/** Returns a selection with some ids added or removed. */
export const toggleRows = (
  selected: ReadonlySet<string>,
  ids: readonly string[],
  isSelected: boolean,
): ReadonlySet<string> => {
  const next = new Set(selected);
  for (const id of ids)
    if (isSelected) next.add(id);
    else next.delete(id);
  return next;
};

/** Returns a selection with all ids, or without them if it has all of them. */
export const selectAll = (
  selected: ReadonlySet<string>,
  ids: readonly string[],
): ReadonlySet<string> => toggleRows(selected, ids, !ids.every((id) => selected.has(id)));
