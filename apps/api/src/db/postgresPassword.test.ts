import { once } from "node:events";
import { createServer } from "node:net";
import type { AddressInfo, Socket } from "node:net";
import { afterEach, expect, test, vi } from "vitest";
import { readConfig } from "../config.ts";
import { openDatabase } from "./client.ts";

afterEach(() => vi.unstubAllEnvs());

/** PostgreSQL's request for a password in clear text: message R, length 8, code 3. */
const ASK_FOR_PASSWORD = Buffer.from([0x52, 0, 0, 0, 8, 0, 0, 0, 3]);

/** Returns the next password message without its type, its length and its end. */
const readPassword = async (socket: Socket): Promise<string> => {
  const [message] = (await once(socket, "data")) as [Buffer];
  return message.toString("utf8", 5, message.length - 1);
};

test("a password with any characters is read from PGPASSWORD, beside a DATABASE_URL without one", async () => {
  const passwords: string[] = [];
  const server = createServer((socket) => {
    socket.once("data", () => {
      socket.write(ASK_FOR_PASSWORD);
      void readPassword(socket).then((password) => {
        passwords.push(password);
        socket.destroy();
      });
    });
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  vi.stubEnv("PGPASSWORD", "p@ss/w#rd?%:");
  const config = readConfig({ DATABASE_URL: `postgres://pallu@127.0.0.1:${port}/pallu` });
  await expect(openDatabase(config)).rejects.toMatchObject({ name: "StartupError" });
  server.close();
  expect(passwords).toEqual(["p@ss/w#rd?%:"]);
});
