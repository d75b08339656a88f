import { createServer } from "node:http";
import type { Server } from "node:http";
import { fileURLToPath } from "node:url";
import { StartError, readConfig, startApi } from "@pallu/api";
import { openBuild } from "./build.ts";
import { belongsToApi, inProcessLoader } from "./mount.ts";
import { buildStore } from "./store.ts";
import { forwardTo, upstreamLoader } from "./upstream.ts";

const dist = fileURLToPath(new URL("../dist", import.meta.url));
const drainMs = 25_000;

type Api = Awaited<ReturnType<typeof startApi>>;

const portTaken = (error: unknown, host: string, port: number): unknown =>
  error instanceof Error && "code" in error && error.code === "EADDRINUSE"
    ? new StartError(
        `Port ${port} on ${host} is taken by another program. Stop it, or set PORT to a free port.`,
      )
    : error;

/** Starts shop, API and pictures on one origin; resolves when the shop can serve. */
const start = async (): Promise<{ address: string; stop: () => Promise<void> }> => {
  const config = readConfig(process.env);
  const log = { level: config.logLevel };
  const build = await openBuild(dist);
  const api: Api | null = config.apiUrl ? null : await startApi(config, { log });
  try {
    const store = await buildStore({
      build,
      logger: log,
      publicUrl: config.publicUrl,
      load: api ? inProcessLoader(api.app) : upstreamLoader(config.apiUrl ?? ""),
      ...(api
        ? {
            serverFactory: (handler): Server =>
              createServer((request, response) =>
                belongsToApi(request.url)
                  ? api.app.routing(request, response)
                  : handler(request, response),
              ),
          }
        : { register: forwardTo(config.apiUrl ?? "") }),
    });
    const address = await store
      .listen({ port: config.port, host: config.host })
      .catch((error: unknown) => {
        throw portTaken(error, config.host, config.port);
      });
    return {
      address,
      stop: async () => {
        api?.setDraining();
        await store.close();
        await api?.close();
      },
    };
  } catch (error) {
    await api?.close();
    throw error;
  }
};

const stopOnSignal = (stop: () => Promise<void>): void => {
  let stopping = false;
  const onSignal = (): void => {
    if (stopping) return;
    stopping = true;
    setTimeout(() => process.exit(1), drainMs).unref();
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
  const { address, stop } = await start();
  stopOnSignal(stop);
  console.info(
    `Pallu is open at ${address.replace("127.0.0.1", "localhost").replace("[::1]", "localhost")}`,
  );
} catch (error) {
  console.error(error instanceof StartError ? error.message : error);
  process.exit(1);
}
