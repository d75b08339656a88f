import type { PendingChange, PendingChanges } from "./cart.logic.ts";

/** Debounce in ms of repeated changes to one line. */
const DEBOUNCE_MS = 400;

interface Line {
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

export interface CartQueueDeps {
  send: (cartId: string, change: PendingChange, signal: AbortSignal) => Promise<unknown>;
  /** Called when the server has confirmed the change. */
  onConfirmed: (cartId: string, change: PendingChange) => void;
  /** Called when the server rejected the change or its response was lost. Resolves when the cart is read again. */
  onFailed: (change: PendingChange, error: unknown) => Promise<unknown>;
  onChange: (pending: PendingChanges) => void;
}

export interface CartQueue {
  change: (cartId: string, change: PendingChange) => void;
  /** Skips the debounce of all lines. Each line still sends one request at a time. */
  flush: () => void;
  /** Sends the last value of each line at once, for `pagehide`. Aborts older requests of the line. */
  leave: () => void;
  /** Drops all changes, when the user changes. */
  clear: () => void;
}

/**
 * Sends one request at a time for each cart line, always with the last value.
 * The first change is sent at once, the following ones are debounced: fifty clicks make two calls. A rejected change is
 * dropped after the cart was read again.
 */
export const createCartQueue = (deps: CartQueueDeps): CartQueue => {
  let lines = new Map<string, Line>();
  const changedAt = new Map<string, number>();

  const publish = (): void =>
    deps.onChange(new Map([...lines].map(([cartId, { wanted }]) => [cartId, wanted])));

  const pause = (cartId: string, line: Line): Promise<void> =>
    new Promise((resolve) => {
      const check = (): void => {
        const left = (changedAt.get(cartId) ?? 0) + DEBOUNCE_MS - Date.now();
        if (left > 0 && !line.skipsPause) setTimeout(check, left);
        else resolve();
      };
      line.endPause = resolve;
      check();
    });

  const sendUntilSettled = async (
    cartId: string,
    line: Line,
    isFollowUp: boolean,
  ): Promise<void> => {
    const isGone = (): boolean => lines.get(cartId) !== line;
    if (isFollowUp && !line.skipsPause) await pause(cartId, line);
    if (isGone()) return;
    const change = line.wanted;
    const aborter = new AbortController();
    line.sent = change;
    line.cancel = () => aborter.abort();
    try {
      await deps.send(cartId, change, aborter.signal);
      if (!isGone()) deps.onConfirmed(cartId, change);
    } catch (error) {
      if (!isGone() && !aborter.signal.aborted) {
        const read = deps.onFailed(change, error);
        if (line.wanted === change)
          await Promise.race([read, new Promise<void>((resolve) => (line.endRead = resolve))]);
      }
    }
    if (isGone()) return;
    if (line.wanted !== change) return sendUntilSettled(cartId, line, true);
    lines.delete(cartId);
    publish();
  };

  const skipDebounce = (line: Line): void => {
    line.skipsPause = true;
    line.endPause();
  };

  return {
    change: (cartId, change) => {
      const isFollowUp = Date.now() < (changedAt.get(cartId) ?? 0) + DEBOUNCE_MS;
      changedAt.set(cartId, Date.now());
      const known = lines.get(cartId);
      const line: Line = known ?? {
        wanted: change,
        sent: null,
        skipsPause: false,
        endPause: () => undefined,
        endRead: () => undefined,
        cancel: () => undefined,
      };
      line.wanted = change;
      line.skipsPause = false;
      lines.set(cartId, line);
      line.endRead();
      publish();
      if (change.kind === "removed") skipDebounce(line);
      if (!known) void sendUntilSettled(cartId, line, isFollowUp);
    },
    flush: () => {
      for (const line of lines.values()) skipDebounce(line);
    },
    leave: () => {
      for (const line of lines.values()) {
        if (line.sent !== line.wanted) line.cancel();
        skipDebounce(line);
      }
    },
    clear: () => {
      lines = new Map();
      publish();
    },
  };
};
