import { once } from "node:events";
import { Agent, createServer, request } from "node:http";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import { BALANCER_HEADER } from "./client.ts";
import { isHealthy } from "./shopProcess.ts";

export interface Balancer {
  origin: string;
  /** Sets the origins that receive requests in turn. */
  setTargets(origins: readonly string[]): void;
  /** Whether unhealthy targets receive no more requests. */
  setHealthChecks(areHealthChecksOn: boolean): void;
  /** The number of requests by target. */
  requestCounts: ReadonlyMap<string, number>;
  close(): Promise<void>;
}

interface Target {
  origin: string;
  agent: Agent;
  isHealthy: boolean;
}

const CHECK_INTERVAL_MS = 100;

const refuse = (response: ServerResponse, status: number, reason: string): void => {
  if (response.headersSent) response.destroy();
  else response.writeHead(status, { [BALANCER_HEADER]: "1" }).end(reason);
};

/**
 * Opens a small round-robin proxy with health checks, like a load balancer in front of several processes. Retries a
 * refused connection on the next target, but never a request that a target may have received.
 */
export const openBalancer = async (): Promise<Balancer> => {
  let targets: Target[] = [];
  let nextIndex = 0;
  let areHealthChecksOn = false;
  const requestCounts = new Map<string, number>();
  const closing = new AbortController();

  const forward = (
    from: IncomingMessage,
    to: ServerResponse,
    body: Buffer,
    retries: number,
  ): void => {
    const candidates = areHealthChecksOn ? targets.filter((target) => target.isHealthy) : targets;
    const target = candidates[nextIndex++ % Math.max(1, candidates.length)];
    if (!target) {
      refuse(to, 503, "no target");
      return;
    }
    requestCounts.set(target.origin, (requestCounts.get(target.origin) ?? 0) + 1);
    const sent = request(
      new URL(from.url ?? "/", target.origin),
      { agent: target.agent, method: from.method, headers: from.headers },
      (answer) => {
        to.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(to);
        answer.on("error", () => to.destroy());
      },
    );
    sent.on("error", (error: NodeJS.ErrnoException) => {
      if (error.code === "ECONNREFUSED") target.isHealthy = false;
      if (error.code === "ECONNREFUSED" && retries > 0) forward(from, to, body, retries - 1);
      else refuse(to, 502, error.message);
    });
    sent.end(body);
  };

  const server = createServer((from, to) => {
    const chunks: Buffer[] = [];
    from.on("data", (chunk: Buffer) => chunks.push(chunk));
    from.on("end", () => forward(from, to, Buffer.concat(chunks), targets.length));
  });
  server.keepAliveTimeout = 120_000;
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;

  const check = async (): Promise<void> => {
    while (!closing.signal.aborted) {
      await Promise.all(
        (areHealthChecksOn ? targets : []).map(async (target) => {
          target.isHealthy = await isHealthy(target.origin);
        }),
      );
      await wait(CHECK_INTERVAL_MS, undefined, { signal: closing.signal }).catch(() => undefined);
    }
  };
  const checking = check();

  return {
    origin: `http://127.0.0.1:${port}`,
    requestCounts,
    setHealthChecks: (value) => {
      areHealthChecksOn = value;
    },
    setTargets: (origins) => {
      const known = new Map(targets.map((target) => [target.origin, target]));
      targets = origins.map(
        (origin) =>
          known.get(origin) ?? {
            origin,
            agent: new Agent({ keepAlive: true, maxSockets: Infinity }),
            isHealthy: true,
          },
      );
    },
    close: async () => {
      closing.abort();
      for (const { agent } of targets) agent.destroy();
      server.closeAllConnections();
      server.close();
      await checking;
    },
  };
};
