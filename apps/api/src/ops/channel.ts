import { createConnection } from "node:net";
import type { Socket } from "node:net";
import { join } from "node:path";
import { createInterface } from "node:readline";
import type { Interface } from "node:readline";
import type { Terminal } from "./command.ts";

/** A command on its way to the shop that holds the embedded database. */
export interface Call {
  args: readonly string[];
  /** The folder that paths are meant from. */
  folder: string;
  /** The operating-system user who gave the command. */
  user: string;
}

export type Reply =
  | { say: string }
  | { progress: [done: number, total: number, what: string] }
  | { code: number };

/** The embedded database belongs to one process, so its commands come to that process by this socket. */
export const socketOf = (dataDir: string): string => join(dataDir, "ops.sock");

export const linesOf = (socket: Socket): Interface =>
  createInterface({ input: socket, crlfDelay: Infinity });

const connect = (file: string): Promise<Socket | null> =>
  new Promise((resolve) => {
    const socket = createConnection(file);
    socket.once("connect", () => resolve(socket));
    socket.once("error", () => resolve(null));
  });

/**
 * Lets the shop that runs on the embedded database do it, and answers its exit code; undefined when none listens.
 */
export const askRunningShop = async (
  dataDir: string,
  call: Call,
  terminal: Terminal,
): Promise<number | undefined> => {
  const socket = await connect(socketOf(dataDir));
  if (!socket) return undefined;
  socket.write(`${JSON.stringify(call)}\n`);
  for await (const line of linesOf(socket)) {
    const reply = JSON.parse(line) as Reply;
    if ("say" in reply) terminal.say(reply.say);
    else if ("progress" in reply) terminal.progress(...reply.progress);
    else {
      socket.end();
      return reply.code;
    }
  }
  terminal.say("The running shop ended before the command did.");
  return 1;
};
