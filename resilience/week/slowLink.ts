import { once } from "node:events";
import { createConnection, createServer } from "node:net";
import type { AddressInfo, Socket } from "node:net";
import type { Random } from "../harness/random.ts";

export interface SlowLink {
  port: number;
  /** Sets the mean delay of a response and its maximum deviation, in ms. */
  setDelay(meanMs: number, deviationMs: number): void;
  /** Returns the number of delayed chunks. */
  delayed(): number;
  close(): Promise<void>;
}

/** Opens a proxy to a server's socket that delays responses and keeps their order, like a high-latency network. */
export const openSlowLink = async (socketPath: string, random: Random): Promise<SlowLink> => {
  let meanMs = 0;
  let deviationMs = 0;
  let delayed = 0;
  const open = new Set<Socket>();
  const server = createServer((clientSocket) => {
    const serverSocket = createConnection(socketPath);
    let dueAt = 0;
    const afterDelay = (work: () => void): void => {
      const delay = meanMs === 0 ? 0 : meanMs + (random.next() * 2 - 1) * deviationMs;
      dueAt = Math.max(dueAt, performance.now() + delay);
      setTimeout(work, dueAt - performance.now());
    };
    serverSocket.on("data", (chunk: Buffer) => {
      if (meanMs > 0) delayed++;
      afterDelay(() => clientSocket.write(chunk));
    });
    serverSocket.on("end", () => afterDelay(() => clientSocket.end()));
    clientSocket.pipe(serverSocket);
    for (const socket of [clientSocket, serverSocket]) {
      open.add(socket);
      socket.setNoDelay(true);
      socket.on("error", () => undefined);
      socket.on("close", () => {
        open.delete(socket);
        clientSocket.destroy();
        serverSocket.destroy();
      });
    }
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    port: (server.address() as AddressInfo).port,
    setDelay: (mean, deviation) => {
      meanMs = mean;
      deviationMs = deviation;
    },
    delayed: () => delayed,
    close: async () => {
      for (const socket of open) socket.destroy();
      server.close();
      await once(server, "close");
    },
  };
};
