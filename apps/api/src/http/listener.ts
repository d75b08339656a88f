import { lookup } from "node:dns/promises";
import { once } from "node:events";
import type { RequestListener, Server } from "node:http";
import type { AddressInfo } from "node:net";
import type { Config } from "../config.ts";
import { StartupError } from "../startupError.ts";
import { trackConnections } from "./gracefulStop.ts";
import { createHttpServer } from "./httpServer.ts";
import type { ClientTimeoutsMs } from "./httpServer.ts";

export interface Listener {
  /** The port that the server listens on. */
  port: number;
  /** The first server: `localhost` has one for IPv4 and one for IPv6. */
  server: Server;
  /** Stops listening, answers complete requests and closes every connection. */
  stop(): Promise<void>;
}

const refusal = ({ host, port }: HostAndPort, error: unknown): StartupError => {
  const { code, message } = error as NodeJS.ErrnoException;
  const reason = code === "EADDRINUSE" ? "it is taken by another program" : message;
  return new StartupError(
    `Port ${port} on ${host} cannot be opened: ${reason}. Set PORT to a free port, or HOST to an address of this machine.`,
  );
};

type HostAndPort = Pick<Config, "host" | "port">;

const ipAddressesOf = async (host: string): Promise<string[]> =>
  host === "localhost"
    ? [...new Set((await lookup(host, { all: true })).map(({ address }) => address))]
    : [host];

/** Listens on HOST and PORT. Throws StartupError when that fails. */
export const openListener = async (
  bindTo: HostAndPort,
  handle: RequestListener,
  timeouts: Partial<ClientTimeoutsMs> = {},
  errorHeaders?: Readonly<Record<string, string>>,
): Promise<Listener> => {
  const servers: { server: Server; stop: () => Promise<void> }[] = [];
  const stop = async (): Promise<void> => {
    await Promise.all(servers.map((each) => each.stop()));
  };
  const listen = async (ip: string): Promise<void> => {
    const server = createHttpServer(handle, timeouts, errorHeaders);
    const bound = servers[0]?.server.address() as AddressInfo | undefined;
    server.listen(bound?.port ?? bindTo.port, ip);
    await once(server, "listening");
    servers.push({ server, stop: trackConnections(server) });
  };
  try {
    for (const ip of await ipAddressesOf(bindTo.host))
      await listen(ip).catch((error: unknown) => {
        // A machine without IPv6 may still resolve its loopback name to an IPv6 address.
        const { code } = error as NodeJS.ErrnoException;
        if (servers.length === 0 || code === "EADDRINUSE") throw error;
      });
  } catch (error) {
    await stop();
    throw refusal(bindTo, error);
  }
  const server = servers[0]?.server;
  if (!server) throw refusal(bindTo, new Error("the name has no address"));
  return { port: (server.address() as AddressInfo).port, server, stop };
};
