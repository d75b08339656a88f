import { closeSync, openSync, readFileSync, writeSync } from "node:fs";

/** One line before a checkout is sent, one after its answer; without the second, its outcome is unknown. */
export type Entry =
  | { phase: "sent"; id: number; userId: string; at: number }
  | { phase: "answered"; id: number; userId: string; status: number; orderId?: string; at: number };

export interface History {
  /** Notes that a checkout leaves; what is given back notes its answer. */
  send(userId: string): (status: number, orderId?: string) => void;
  /** All that was written to the file so far. */
  read(): Entry[];
  close(): void;
}

/** What clients saw, in a file of its own: the only thing that is believed when the shop is judged. */
export const openHistory = (file: string): History => {
  const handle = openSync(file, "a", 0o600);
  const write = (entry: Entry): void => void writeSync(handle, `${JSON.stringify(entry)}\n`);
  let count = 0;
  return {
    send: (userId) => {
      const id = ++count;
      write({ phase: "sent", id, userId, at: performance.now() });
      return (status, orderId) =>
        write({
          phase: "answered",
          id,
          userId,
          status,
          ...(orderId === undefined ? {} : { orderId }),
          at: performance.now(),
        });
    },
    read: () =>
      readFileSync(file, "utf8")
        .split("\n")
        .filter(Boolean)
        .map((text) => JSON.parse(text) as Entry),
    close: () => closeSync(handle),
  };
};
