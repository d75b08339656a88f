import { chmodSync } from "node:fs";
import { rm } from "node:fs/promises";
import { createServer } from "node:net";
import type { Server, Socket } from "node:net";
import type { FastifyBaseLogger } from "fastify";
import type { Context } from "../context.ts";
import { linesOf, controlSocketOf } from "./controlSocket.ts";
import type { Call, Reply } from "./controlSocket.ts";

/** Maximum length of a socket path that every system supports. */
const MAX_PATH_BYTES = 103;

/** Runs the command of the first line and streams its output line by line. */
const answer = async (context: Context, socket: Socket, log: FastifyBaseLogger): Promise<void> => {
  const send = (reply: Reply): void => {
    if (socket.writable) socket.write(`${JSON.stringify(reply)}\n`);
  };
  // Loads the commands, and with them the image encoder, on first use.
  const { runForClient } = await import("./run.ts");
  for await (const line of linesOf(socket)) {
    const call = JSON.parse(line) as Call;
    const code = await runForClient(context, call, {
      print: (text) => send({ output: text }),
      progress: (...progress) => send({ progress }),
    });
    log.info({ command: call.args[0], code }, "an operator's command");
    send({ code });
    socket.end();
    return;
  }
};

/** Removes a stale socket file. Its owner has exited, because this process holds the lock of the folder. */
const listen = async (server: Server, file: string): Promise<void> => {
  await rm(file, { force: true });
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(file, resolve);
  });
  chmodSync(file, 0o600);
};

/** Accepts commands from operators on this machine. Returns the function that closes the socket. */
export const openControlSocket = async (
  context: Context,
  log: FastifyBaseLogger,
): Promise<() => Promise<void>> => {
  const file = controlSocketOf(context.config.dataDir);
  const working = new Set<Promise<void>>();
  const server = createServer((socket) => {
    socket.on("error", () => undefined);
    const work = answer(context, socket, log)
      .catch((error: unknown) => log.warn({ err: error }, "a command of an operator failed"))
      .finally(() => {
        socket.destroy();
        working.delete(work);
      });
    working.add(work);
  });
  try {
    if (file.length > MAX_PATH_BYTES) throw new Error("DATA_DIR has too long a path for a socket");
    await listen(server, file);
  } catch (error) {
    log.warn({ err: error }, "commands work only while the shop is stopped");
    return async () => undefined;
  }
  return async () => {
    server.close();
    await Promise.allSettled(working);
  };
};
