import { mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:net";
import type { Server, ServerOpts, Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { callOps } from "../testing/opsCaller.ts";
import { controlSocketOf } from "./controlSocket.ts";

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "pallu-broken-"));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** Listens where a running shop does, and treats each connection as a killed one leaves it. */
const listen = async (options: ServerOpts, leave: (socket: Socket) => void): Promise<Server> => {
  const server = createServer(options, leave);
  await new Promise<void>((resolve) => {
    server.listen(controlSocketOf(folder), resolve);
  });
  return server;
};

const endings: [how: string, options: ServerOpts, leave: (socket: Socket) => void][] = [
  ["ends", {}, (socket) => socket.resume().end()],
  ["ends amid a line", {}, (socket) => socket.resume().end('{"output":"PL-01')],
  ["ends with a call that it has not read", { pauseOnConnect: true }, (socket) => socket.destroy()],
];

test.each(endings)(
  "a shop that %s during a command is named as the reason",
  async (_how, options, leave) => {
    const server = await listen(options, leave);
    expect(await callOps({ DATA_DIR: folder }, folder, "order:list", "--json")).toEqual({
      code: 1,
      lines: ["The running shop ended before the command did."],
    });
    await new Promise((resolve) => {
      server.close(resolve);
    });
  },
);
