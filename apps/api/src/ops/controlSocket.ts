import { createConnection } from "node:net";
import type { Socket } from "node:net";
import { join } from "node:path";
import { createInterface } from "node:readline";
import type { Interface } from "node:readline";
import type { Terminal } from "./command.ts";

/** A command for the shop process that holds the embedded database. */
export interface Call {
  args: readonly string[];
  /** The working directory, for relative paths. */
  folder: string;
  /** The operating-system user who runs the command. */
  user: string;
}

export type Reply =
  | { output: string }
  | { progress: [done: number, total: number, what: string] }
  | { code: number };

/**
 * Returns the path of the control socket. Only one process can use the embedded database, so commands are sent to it.
 */
export const controlSocketOf = (dataDir: string): string => join(dataDir, "ops.sock");

export const linesOf = (socket: Socket): Interface =>
  createInterface({ input: socket, crlfDelay: Infinity });

const connect = (file: string): Promise<Socket | null> =>
  new Promise((resolve) => {
    const socket = createConnection(file);
    socket.once("connect", () => resolve(socket));
    socket.once("error", () => resolve(null));
  });

/** Yields replies until the connection ends. A killed process resets it, or leaves an incomplete line. */
async function* repliesOf(socket: Socket): AsyncGenerator<Reply> {
  try {
    for await (const line of linesOf(socket)) yield JSON.parse(line) as Reply;
  } catch (error) {
    const { code = "" } = error as NodeJS.ErrnoException;
    if (!(error instanceof SyntaxError) && code !== "ECONNRESET" && code !== "EPIPE") throw error;
  }
}

/**
 * Runs the command in the shop process that holds the embedded database. Returns its exit code, undefined when none
 * listens.
 */
export const runInRunningShop = async (
  dataDir: string,
  call: Call,
  terminal: Terminal,
): Promise<number | undefined> => {
  const socket = await connect(controlSocketOf(dataDir));
  if (!socket) return undefined;
  socket.write(`${JSON.stringify(call)}\n`);
  for await (const reply of repliesOf(socket)) {
    if ("output" in reply) terminal.print(reply.output);
    else if ("progress" in reply) terminal.progress(...reply.progress);
    else {
      socket.end();
      return reply.code;
    }
  }
  terminal.print("The running shop ended before the command did.");
  return 1;
};
