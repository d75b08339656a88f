import { closeSync, openSync, readFileSync, writeSync } from "node:fs";

/** One line before a checkout is sent, one after its response. Without the second the outcome is unknown. */
export type Entry =
  | { phase: "sent"; id: number; userId: string; at: number }
  | { phase: "answered"; id: number; userId: string; status: number; orderId?: string; at: number };

export interface History {
  /** Records that a checkout was sent. Returns the function that records its response. */
  send(userId: string): (status: number, orderId?: string) => void;
  /** Returns all lines of the file. */
  read(): Entry[];
  close(): void;
}

/** Records what clients observed in a separate file, which is the only evidence besides the database. */
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
