import { chmodSync } from "node:fs";
import { rm } from "node:fs/promises";
import { createServer } from "node:net";
import type { Server, Socket } from "node:net";
import type { FastifyBaseLogger } from "fastify";
import type { Context } from "../context.ts";
import { linesOf, socketOf } from "./channel.ts";
import type { Call, Reply } from "./channel.ts";

/** The longest name that every system gives a socket. */
const LONGEST = 103;

/** Does what the first line asks for and says how it went, line by line. */
const answer = async (context: Context, socket: Socket, log: FastifyBaseLogger): Promise<void> => {
  const send = (reply: Reply): void => {
    if (socket.writable) socket.write(`${JSON.stringify(reply)}\n`);
  };
  // The commands bring what encodes pictures: they come with the first one that is asked for.
  const { runForOther } = await import("./run.ts");
  for await (const line of linesOf(socket)) {
    const call = JSON.parse(line) as Call;
    const code = await runForOther(context, call, {
      say: (text) => send({ say: text }),
      progress: (...progress) => send({ progress }),
    });
    log.info({ command: call.args[0], code }, "an operator's command");
    send({ code });
    socket.end();
    return;
  }
};

/** Whoever left the file is gone, as this process holds the lock of the folder. */
const listen = async (server: Server, file: string): Promise<void> => {
  await rm(file, { force: true });
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(file, resolve);
  });
  chmodSync(file, 0o600);
};

/** Takes the commands of this machine's operator beside the shop's own work; answers how to stop. */
export const openChannel = async (
  context: Context,
  log: FastifyBaseLogger,
): Promise<() => Promise<void>> => {
  const file = socketOf(context.config.dataDir);
  const working = new Set<Promise<void>>();
  const server = createServer((socket) => {
    socket.on("error", () => undefined);
    const work = answer(context, socket, log)
      .catch((error: unknown) => log.warn({ err: error }, "an operator's command broke off"))
      .finally(() => {
        socket.destroy();
        working.delete(work);
      });
    working.add(work);
  });
  try {
    if (file.length > LONGEST) throw new Error("DATA_DIR has too long a path for a socket");
    await listen(server, file);
  } catch (error) {
    log.warn({ err: error }, "pnpm ops works only while the shop is stopped");
    return async () => undefined;
  }
  return async () => {
    server.close();
    await Promise.allSettled(working);
  };
};
