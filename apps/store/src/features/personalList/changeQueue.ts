import type { PendingChange, PendingChanges } from "./personalList.rules.ts";

/** Debounce in ms of repeated changes to one row. */
const DEBOUNCE_MS = 400;

interface Row {
  /** Value on screen. */
  wanted: PendingChange;
  /** Value of the last request. */
  sent: PendingChange | null;
  skipsPause: boolean;
  endPause: () => void;
  /** Ends the wait for the read after a rejected change: there is a newer one. */
  endRead: () => void;
  /** Aborts the pending request. */
  cancel: () => void;
}

export interface ChangeQueueDeps {
  send: (id: string, change: PendingChange, signal: AbortSignal) => Promise<unknown>;
  /** Called when the server has confirmed the change. */
  onConfirmed: (id: string, change: PendingChange) => void;
  /** Called when the server rejected the change or its response was lost. Resolves when the list is read again. */
  onFailed: (change: PendingChange, error: unknown) => Promise<unknown>;
  onChange: (pending: PendingChanges) => void;
}

export interface ChangeQueue {
  change: (id: string, change: PendingChange) => void;
  /** Skips the debounce of all rows. Each row still sends one request at a time. */
  flush: () => void;
  /** Sends the last value of each row at once, for `pagehide`. Aborts older requests of the row. */
  leave: () => void;
  /** Drops all changes, when the user changes. */
  clear: () => void;
}

/**
 * Sends one request at a time for each row, always with the last value.
 * The first change is sent at once, the following ones are debounced: fifty clicks make two calls. A rejected change is
 * dropped after the list was read again.
 */
export const createChangeQueue = (deps: ChangeQueueDeps): ChangeQueue => {
  let rows = new Map<string, Row>();
  const changedAt = new Map<string, number>();

  const publish = (): void =>
    deps.onChange(new Map([...rows].map(([id, { wanted }]) => [id, wanted])));

  const pause = (id: string, row: Row): Promise<void> =>
    new Promise((resolve) => {
      const check = (): void => {
        const left = (changedAt.get(id) ?? 0) + DEBOUNCE_MS - Date.now();
        if (left > 0 && !row.skipsPause) setTimeout(check, left);
        else resolve();
      };
      row.endPause = resolve;
      check();
    });

  const sendUntilSettled = async (id: string, row: Row, isFollowUp: boolean): Promise<void> => {
    const isGone = (): boolean => rows.get(id) !== row;
    if (isFollowUp && !row.skipsPause) await pause(id, row);
    if (isGone()) return;
    const change = row.wanted;
    const aborter = new AbortController();
    row.sent = change;
    row.cancel = () => aborter.abort();
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
    if (isGone()) return;
    if (row.wanted !== change) return sendUntilSettled(id, row, true);
    rows.delete(id);
    publish();
  };

  const skipDebounce = (row: Row): void => {
    row.skipsPause = true;
    row.endPause();
  };

  return {
    change: (id, change) => {
      const isFollowUp = Date.now() < (changedAt.get(id) ?? 0) + DEBOUNCE_MS;
      changedAt.set(id, Date.now());
      const known = rows.get(id);
      const row: Row = known ?? {
        wanted: change,
        sent: null,
        skipsPause: false,
        endPause: () => undefined,
        endRead: () => undefined,
        cancel: () => undefined,
      };
      row.wanted = change;
      row.skipsPause = false;
      rows.set(id, row);
      row.endRead();
      publish();
      if (change.kind === "removed") skipDebounce(row);
      if (!known) void sendUntilSettled(id, row, isFollowUp);
    },
    flush: () => {
      for (const row of rows.values()) skipDebounce(row);
    },
    leave: () => {
      for (const row of rows.values()) {
        if (row.sent !== row.wanted) row.cancel();
        skipDebounce(row);
      }
    },
    clear: () => {
      rows = new Map();
      publish();
    },
  };
};
