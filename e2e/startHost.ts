import { once } from "node:events";
import { createServer } from "node:http";
import type { RequestListener } from "node:http";
import type { AddressInfo } from "node:net";

/** An API host of a test, on a free port. */
export interface Host {
  url: string;
  stop: () => Promise<void>;
}

/** Starts a server. `stop` also closes the connections that are open. */
export const startHost = async (listener: RequestListener): Promise<Host> => {
  const server = createServer(listener).listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
};
