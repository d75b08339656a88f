/** Returns a list with one item at another place. */
export const moveItem = <Item>(items: readonly Item[], from: number, to: number): Item[] => {
  const [item, ...rest] = [...items.slice(from, from + 1), ...items.toSpliced(from, 1)];
  return item === undefined ? [...items] : rest.toSpliced(to, 0, item);
};
