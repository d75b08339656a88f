import { chmodSync } from "node:fs";
import { rm } from "node:fs/promises";
import { createConnection, createServer } from "node:net";
import type { Socket } from "node:net";
import { join } from "node:path";
import { createInterface } from "node:readline";
import type { FastifyBaseLogger } from "fastify";
import type { Terminal } from "./command.ts";

/** A command on its way to the shop that holds the embedded database. */
export interface Call {
  args: readonly string[];
  folder: string;
}

type Reply =
  | { say: string }
  | { progress: [done: number, total: number, what: string] }
  | { code: number };

/** The embedded database belongs to one process, so its commands come to that process by this socket. */
const socketOf = (dataDir: string): string => join(dataDir, "ops.sock");

/** The longest name that every system gives a socket. */
const LONGEST = 103;

const connect = (file: string): Promise<Socket | null> =>
  new Promise((resolve) => {
    const socket = createConnection(file);
    socket.once("connect", () => resolve(socket));
    socket.once("error", () => resolve(null));
  });

const linesOf = (socket: Socket) => createInterface({ input: socket, crlfDelay: Infinity });

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

const answer = async (
  socket: Socket,
  run: (call: Call, terminal: Terminal) => Promise<number>,
): Promise<void> => {
  const send = (reply: Reply): void => {
    if (socket.writable) socket.write(`${JSON.stringify(reply)}\n`);
  };
  for await (const line of linesOf(socket)) {
    const code = await run(JSON.parse(line) as Call, {
      say: (text) => send({ say: text }),
      progress: (...progress) => send({ progress }),
    });
    send({ code });
    socket.end();
    return;
  }
};

/** Takes the commands of this machine's operator beside the shop's own work; answers how to stop. */
export const openChannel = async (
  dataDir: string,
  run: (call: Call, terminal: Terminal) => Promise<number>,
  log: FastifyBaseLogger,
): Promise<() => Promise<void>> => {
  const file = socketOf(dataDir);
  if (file.length > LONGEST) {
    log.warn("DATA_DIR has too long a path for a socket: stop the shop to use pnpm ops");
    return async () => undefined;
  }
  // Whoever left it is gone: this process holds the lock of the folder.
  await rm(file, { force: true });
  const sockets = new Set<Socket>();
  const working = new Set<Promise<void>>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on("error", () => undefined);
    const work = answer(socket, run)
      .catch((error: unknown) => log.warn({ err: error }, "an operator's command broke off"))
      .finally(() => {
        sockets.delete(socket);
        working.delete(work);
      });
    working.add(work);
  });
  await new Promise<void>((resolve) => {
    server.once("error", (error) => {
      log.warn({ err: error }, "no socket for pnpm ops: stop the shop to use it");
      resolve();
    });
    server.listen(file, () => {
      chmodSync(file, 0o600);
      resolve();
    });
  });
  return async () => {
    server.close();
    await Promise.allSettled(working);
    for (const socket of sockets) socket.destroy();
  };
};
