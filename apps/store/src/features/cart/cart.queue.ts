import type { PendingChange, PendingChanges } from "./cart.logic.ts";

/** A further change of a quantity waits until so many milliseconds passed without another one. */
const QUIET_MS = 400;

interface Line {
  /** What is shown. */
  wanted: PendingChange;
  /** What was sent last. */
  sent: PendingChange | null;
  /** Resolves when all that was sent has its answer. */
  answered: Promise<void>;
  /** Ends the wait for a moment of quiet. */
  hurry: () => void;
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
  /** Sends at once what still waits, for a page that is about to go. */
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

  const isQuiet = (cartId: string): boolean => Date.now() >= (quietFrom.get(cartId) ?? 0);

  const tell = (): void =>
    deps.onChange(new Map([...lines].map(([cartId, line]) => [cartId, line.wanted])));

  const transmit = async (cartId: string, change: PendingChange): Promise<void> => {
    try {
      await (change.kind === "removed"
        ? deps.sendRemoval(cartId)
        : deps.sendQuantity(cartId, change.quantity));
    } catch (error) {
      deps.onFailure(change, error);
    }
  };

  const send = (cartId: string, line: Line): void => {
    line.sent = line.wanted;
    const answers = [line.answered, transmit(cartId, line.wanted)];
    line.answered = Promise.all(answers).then(() => undefined);
  };

  const allAnswered = async (line: Line): Promise<void> => {
    const { answered } = line;
    await answered;
    if (line.answered !== answered) return allAnswered(line);
  };

  const settle = async (cartId: string, line: Line, follows = true): Promise<void> => {
    const isGone = (): boolean => lines.get(cartId) !== line;
    while (follows && line.wanted.kind === "quantity" && !isQuiet(cartId))
      await new Promise<void>((resolve) => {
        line.hurry = resolve;
        setTimeout(resolve, 50);
      });
    if (isGone()) return;
    if (line.sent !== line.wanted) send(cartId, line);
    await allAnswered(line);
    if (isGone()) return;
    if (line.wanted === line.sent) await deps.reload().catch(() => undefined);
    // A change made meanwhile is still to be sent.
    if (line.wanted !== line.sent) return settle(cartId, line);
    if (isGone()) return;
    lines.delete(cartId);
    tell();
  };

  return {
    change: (cartId, change) => {
      const known = lines.get(cartId);
      const line = known ?? {
        wanted: change,
        sent: null,
        answered: Promise.resolve(),
        hurry: () => undefined,
      };
      const follows = !isQuiet(cartId);
      quietFrom.set(cartId, Date.now() + QUIET_MS);
      line.wanted = change;
      lines.set(cartId, line);
      tell();
      if (!known) void settle(cartId, line, follows);
    },
    flush: () => {
      for (const [cartId, line] of lines) {
        if (line.sent === line.wanted) continue;
        quietFrom.delete(cartId);
        send(cartId, line);
        line.hurry();
      }
    },
    clear: () => {
      lines = new Map();
      tell();
    },
  };
};
