import type { Server } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import {
  StartError,
  createHttpServer,
  loggerOf,
  readConfig,
  securityHeaders,
  startApi,
} from "@pallu/api";
import type { Config } from "@pallu/api";
import { openBuild } from "./build.ts";
import { belongsToApi } from "./mount.ts";
import { buildStore } from "./store.ts";
import { forwardTo, upstreamLoader } from "./upstream.ts";

const dist = fileURLToPath(new URL("../dist", import.meta.url));
/** What is still in flight after this long is cut off. */
const hardStopMs = 25_000;

type Api = Awaited<ReturnType<typeof startApi>>;

const portTaken = (error: unknown, host: string, port: number): unknown =>
  error instanceof Error && "code" in error && error.code === "EADDRINUSE"
    ? new StartError(
        `Port ${port} on ${host} is taken by another program. Stop it, or set PORT to a free port.`,
      )
    : error;

/** Starts shop, API and pictures on one origin; resolves when the shop can serve. */
const start = async (config: Config): Promise<{ address: string; stop: () => Promise<void> }> => {
  const log = { level: config.logLevel };
  const build = await openBuild(dist);
  const api: Api | null = config.apiUrl ? null : await startApi(config, { log });
  try {
    const store = await buildStore({
      build,
      logger: loggerOf(config.logLevel, undefined),
      publicUrl: config.publicUrl,
      load: api ? api.catalogue.read : upstreamLoader(config.apiUrl ?? ""),
      ...(api ? { readVersion: api.catalogue.version } : {}),
      trustedProxies: config.trustedProxies,
      serverFactory: (handler): Server =>
        createHttpServer(
          (request, response) =>
            api && belongsToApi(request.url)
              ? api.app.routing(request, response)
              : handler(request, response),
          // Another host may take as long as it likes (API-03).
          api ? {} : { silence: 0 },
          securityHeaders(config.publicUrl),
        ),
      ...(api ? {} : { register: forwardTo(config.apiUrl ?? "") }),
    });
    api?.observe(store);
    const address = await store
      .listen({ port: config.port, host: config.host })
      .catch((error: unknown) => {
        throw portTaken(error, config.host, config.port);
      });
    return {
      address,
      stop: async () => {
        api?.setDraining();
        await wait(config.drainSeconds * 1000);
        await store.close();
        await api?.close();
      },
    };
  } catch (error) {
    await api?.close();
    throw error;
  }
};

const stopOnSignal = (stop: () => Promise<void>, drainSeconds: number): void => {
  let stopping = false;
  const onSignal = (): void => {
    if (stopping) return;
    stopping = true;
    setTimeout(() => process.exit(1), drainSeconds * 1000 + hardStopMs).unref();
    stop().then(
      () => process.exit(0),
      (error: unknown) => {
        console.error(error);
        process.exit(1);
      },
    );
  };
  process.on("SIGTERM", onSignal);
  process.on("SIGINT", onSignal);
};

try {
  const config = readConfig(process.env);
  const { address, stop } = await start(config);
  stopOnSignal(stop, config.drainSeconds);
  console.info(
    `Pallu is open at ${address.replace("127.0.0.1", "localhost").replace("[::1]", "localhost")}`,
  );
} catch (error) {
  console.error(error instanceof StartError ? error.message : error);
  process.exit(1);
}
