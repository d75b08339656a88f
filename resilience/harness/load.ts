/** Runs work for each item, at most `width` at once, until none is left or `stop` is aborted. */
export const inParallel = async <Item, Result>(
  items: Iterable<Item>,
  width: number,
  work: (item: Item) => Promise<Result>,
  stop?: AbortSignal,
): Promise<Result[]> => {
  const results: Result[] = [];
  const queue = items[Symbol.iterator]();
  const worker = async (): Promise<void> => {
    for (let next = queue.next(); !next.done; next = queue.next()) {
      if (stop?.aborted) return;
      results.push(await work(next.value));
    }
  };
  await Promise.all(Array.from({ length: width }, worker));
  return results;
};

/** Returns the value below which a share of the values lies. */
export const quantile = (values: readonly number[], share: number): number => {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
};

export const median = (values: readonly number[]): number => quantile(values, 0.5);
