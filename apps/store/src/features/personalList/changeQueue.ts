/** An optimistic change of a row that the server has not confirmed. */
export type PendingChange = { kind: "quantity"; quantity: number } | { kind: "removed" };

/** Pending changes by row id. */
export type PendingChanges = ReadonlyMap<string, PendingChange>;

/** Debounce in ms of repeated changes to one row. */
const DEBOUNCE_MS = 400;

interface Row {
  /** Value on screen. */
  wanted: PendingChange;
  /** The pending request. */
  running?: { change: PendingChange; aborter: AbortController };
  /** Runs while changes are debounced. */
  timer?: ReturnType<typeof setTimeout>;
  /** Ends the wait for the read after a rejected change: there is a newer one. */
  endRead?: () => void;
}

export interface ChangeQueueDeps {
  send: (id: string, change: PendingChange, signal: AbortSignal) => Promise<unknown>;
  /** Called when the server has confirmed the change. */
  onConfirmed: (id: string, change: PendingChange) => void;
  /** Called when the server rejected the change or its response was lost. Resolves when the list is read again. */
  onFailed: (change: PendingChange, error: unknown) => Promise<unknown>;
  onChange: (pending: PendingChanges) => void;
}

/**
 * Sends one request at a time for each row, always with the last value.
 * The first change is sent at once, the following ones are debounced: fifty clicks make two calls. A rejected change is
 * dropped after the list was read again.
 */
export const createChangeQueue = (deps: ChangeQueueDeps) => {
  let rows = new Map<string, Row>();
  const changedAt = new Map<string, number>();

  const publish = (): void =>
    deps.onChange(new Map([...rows].map(([id, { wanted }]) => [id, wanted])));

  /** Sends the value of a row without debounce. While a request is pending, the value follows it. */
  const send = async (id: string, row: Row): Promise<void> => {
    clearTimeout(row.timer);
    row.timer = undefined;
    const isGone = (): boolean => rows.get(id) !== row;
    if (row.running || isGone()) return;
    const change = row.wanted;
    const aborter = new AbortController();
    row.running = { change, aborter };
    try {
      await deps.send(id, change, aborter.signal);
      if (!isGone()) deps.onConfirmed(id, change);
    } catch (error) {
      if (!isGone() && !aborter.signal.aborted) {
        const read = deps.onFailed(change, error);
        if (row.wanted === change)
          await Promise.race([read, new Promise<void>((resolve) => (row.endRead = resolve))]);
      }
    }
    row.running = undefined;
    if (isGone()) return;
    if (row.wanted === change) {
      rows.delete(id);
      publish();
    } else if (row.timer === undefined) void send(id, row);
  };

  const flush = (): void => {
    for (const [id, row] of rows) void send(id, row);
  };

  return {
    change: (id: string, change: PendingChange): void => {
      const now = performance.now();
      const isFollowUp = now < (changedAt.get(id) ?? -Infinity) + DEBOUNCE_MS;
      changedAt.set(id, now);
      const row: Row = rows.get(id) ?? { wanted: change };
      row.wanted = change;
      rows.set(id, row);
      row.endRead?.();
      publish();
      clearTimeout(row.timer);
      if (isFollowUp && change.kind !== "removed")
        row.timer = setTimeout(() => void send(id, row), DEBOUNCE_MS);
      else void send(id, row);
    },
    /** Skips the debounce of all rows. Each row still sends one request at a time. */
    flush,
    /** Sends the last value of each row at once, for `pagehide`. Aborts older requests of the row. */
    leave: (): void => {
      for (const { running, wanted } of rows.values())
        if (running && running.change !== wanted) running.aborter.abort();
      flush();
    },
    /** Drops all changes, when the user changes. */
    clear: (): void => {
      rows = new Map();
      publish();
    },
  };
};
