/** The API alone, without the shop's pages. */
import type { IncomingMessage, Server, ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import { seconds } from "./clock.ts";
import type { Config } from "./config.ts";
import { createHttpServer } from "./http/httpServer.ts";
import { problemBody } from "./http/problem.ts";
import { StartError, readConfig, startApi, startLine } from "./index.ts";

/** What is still in flight after this long is cut off. */
const HARD_STOP = seconds(25);

type Listener = (request: IncomingMessage, response: ServerResponse) => void;

const starting: Listener = (_request, response) => {
  response
    .writeHead(503, { "content-type": "application/json; charset=utf-8", "retry-after": "2" })
    .end(JSON.stringify(problemBody("The shop is starting.")));
};

const listen = (server: Server, { port, host }: Config): Promise<AddressInfo> =>
  new Promise((resolve, reject) => {
    server.once("error", (error: NodeJS.ErrnoException) => {
      const reason = error.code === "EADDRINUSE" ? "it is taken" : error.message;
      reject(
        new StartError(`Port ${port} on ${host} cannot be opened: ${reason}. Set PORT or HOST.`),
      );
    });
    server.listen(port, host, () => resolve(server.address() as AddressInfo));
  });

const closed = (server: Server): Promise<void> =>
  new Promise((resolve) => {
    server.close(() => resolve());
    server.closeIdleConnections();
  });

/** A start that is cut short leaves nothing that the next one could stumble over. */
const stopOnSignal = (stop: () => Promise<void>): void => {
  let stopping = false;
  const onSignal = (): void => {
    if (stopping) return;
    stopping = true;
    stop().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  process.on("SIGTERM", onSignal);
  process.on("SIGINT", onSignal);
};

const serve = async (): Promise<void> => {
  const config = readConfig(process.env);
  let listener = starting;
  const server = createHttpServer((request, response) => listener(request, response));
  const { port } = await listen(server, config);
  let stop = async (): Promise<void> => undefined;
  stopOnSignal(() => stop());
  const api = await startApi(config);
  stop = async () => {
    setTimeout(() => process.exit(1), seconds(config.drainSeconds) + HARD_STOP).unref();
    api.setDraining();
    await wait(seconds(config.drainSeconds));
    await closed(server);
    await api.close();
  };
  listener = (request, response) => api.app.routing(request, response);
  console.info(`The API is ready at http://${config.host}:${port}/api/docs`);
};

try {
  await serve();
} catch (error) {
  console.error(startLine(error));
  process.exit(1);
}
