import type { PendingChange, PendingChanges } from "./cart.logic.ts";

/** A further change of a quantity waits until so many milliseconds passed without another one. */
const QUIET_MS = 400;

interface Line {
  /** What is shown. */
  wanted: PendingChange;
  /** What was sent and is not answered yet. */
  sent: PendingChange | null;
  /** Ends the wait for quiet. */
  wake?: () => void;
}

export interface CartQueueDeps {
  sendQuantity: (cartId: string, quantity: number) => Promise<unknown>;
  sendRemoval: (cartId: string) => Promise<unknown>;
  /** Reads the cart again; resolves when the answer is on screen (CART-17, CART-18). */
  reload: () => Promise<unknown>;
  onChange: (pending: PendingChanges) => void;
  /** Failures are only logged (CART-26, CART-27). */
  onFailure: (change: PendingChange, error: unknown) => void;
}

export interface CartQueue {
  change: (cartId: string, change: PendingChange) => void;
  /** Waits no longer for quiet, as when the page goes. */
  flush: () => void;
  /** Forgets all, for another user. */
  clear: () => void;
}

/**
 * One request at a time for each cart line, always with the last wanted value: the first click is sent at once, those
 * that follow wait for a moment of quiet, so that fifty clicks make a few calls and the last value wins. A refused change
 * is dropped, so the line falls back to what the server has.
 */
export const createCartQueue = (deps: CartQueueDeps): CartQueue => {
  let lines = new Map<string, Line>();
  const quietFrom = new Map<string, number>();

  const quiet = (cartId: string, line: Line): Promise<void> =>
    new Promise((resolve) => {
      line.wake = resolve;
      const look = (): void => {
        const left = (quietFrom.get(cartId) ?? 0) - Date.now();
        if (left > 0) setTimeout(look, left);
        else resolve();
      };
      look();
    });

  const tell = (): void =>
    deps.onChange(new Map([...lines].map(([cartId, line]) => [cartId, line.wanted])));

  const settle = async (
    cartId: string,
    line: Line,
    owner: Map<string, Line>,
    follows = true,
  ): Promise<void> => {
    if (follows && line.wanted.kind === "quantity") await quiet(cartId, line);
    if (owner !== lines) return;
    const sent = line.wanted;
    line.sent = sent;
    try {
      await (sent.kind === "removed"
        ? deps.sendRemoval(cartId)
        : deps.sendQuantity(cartId, sent.quantity));
    } catch (error) {
      deps.onFailure(sent, error);
      if (line.wanted === sent) {
        await deps.reload().catch(() => undefined);
        owner.delete(cartId);
        if (owner === lines) tell();
        return;
      }
    }
    if (owner !== lines) return;
    if (line.wanted !== sent) return settle(cartId, line, owner);
    await deps.reload().catch(() => undefined);
    // A change made during the reload is still to be sent.
    if (line.wanted !== sent) return settle(cartId, line, owner);
    owner.delete(cartId);
    if (owner === lines) tell();
  };

  return {
    change: (cartId, change) => {
      const line = lines.get(cartId);
      const now = Date.now();
      const follows = now < (quietFrom.get(cartId) ?? 0);
      quietFrom.set(cartId, now + QUIET_MS);
      if (line) {
        line.wanted = change;
        if (change.kind === "removed") line.wake?.();
        tell();
        return;
      }
      const fresh: Line = { wanted: change, sent: null };
      lines.set(cartId, fresh);
      tell();
      void settle(cartId, fresh, lines, follows);
    },
    flush: () => {
      for (const { wake } of lines.values()) wake?.();
    },
    clear: () => {
      lines = new Map();
      tell();
    },
  };
};
