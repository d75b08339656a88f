import { once } from "node:events";
import { createConnection, createServer } from "node:net";
import type { AddressInfo, Socket } from "node:net";
import type { Random } from "./random.ts";

export interface SlowLink {
  port: number;
  /** Sets the mean delay of a response and its maximum deviation, in ms. */
  setDelay(about: number, spread: number): void;
  /** Returns the number of delayed chunks. */
  delayed(): number;
  close(): Promise<void>;
}

/** Opens a proxy to a server's socket that delays responses and keeps their order, like a high-latency network. */
export const openSlowLink = async (socketPath: string, random: Random): Promise<SlowLink> => {
  let about = 0;
  let spread = 0;
  let delayed = 0;
  const open = new Set<Socket>();
  const server = createServer((near) => {
    const far = createConnection(socketPath);
    let dueAt = 0;
    const later = (work: () => void): void => {
      const delay = about === 0 ? 0 : about + (random.next() * 2 - 1) * spread;
      dueAt = Math.max(dueAt, performance.now() + delay);
      setTimeout(work, dueAt - performance.now());
    };
    far.on("data", (chunk: Buffer) => {
      if (about > 0) delayed++;
      later(() => near.write(chunk));
    });
    far.on("end", () => later(() => near.end()));
    near.pipe(far);
    for (const socket of [near, far]) {
      open.add(socket);
      socket.setNoDelay(true);
      socket.on("error", () => undefined);
      socket.on("close", () => {
        open.delete(socket);
        near.destroy();
        far.destroy();
      });
    }
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    port: (server.address() as AddressInfo).port,
    setDelay: (middle, range) => {
      about = middle;
      spread = range;
    },
    delayed: () => delayed,
    close: async () => {
      for (const socket of open) socket.destroy();
      server.close();
      await once(server, "close");
    },
  };
};
