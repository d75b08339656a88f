import { join } from "node:path";
import { setFlagsFromString } from "node:v8";
import type { FastifyInstance } from "fastify";
import { buildApp } from "./app.ts";
import type { AppParts } from "./app.ts";
import { createCatalogueReader } from "./catalogueReader.ts";
import type { CatalogueReader } from "./catalogueReader.ts";
import { systemClock } from "./clock.ts";
import type { Config } from "./config.ts";
import { openDatabase } from "./db/client.ts";
import { openDatabaseClock } from "./db/databaseClock.ts";
import type { Database, Pools } from "./db/client.ts";
import { openMetrics } from "./metrics.ts";
import { openControlSocket } from "./ops/openControlSocket.ts";
import { dropOldIncoming } from "./modules/desk/incomingFiles.ts";
import { warmPictures } from "./modules/catalogue/warmPictures.ts";
import { importShopFile } from "./modules/shop/shopImport.service.ts";
import { noticeOf, readBrand } from "./modules/shop/shopParts.repo.ts";
import { prepareDatabase } from "./start.ts";
import { StartupError, startupErrorLine } from "./startupError.ts";
import { startWatchdog } from "./watchdog.ts";
import { startWorker } from "./worker.ts";

export { ReadError } from "./catalogueReader.ts";
export type { CatalogueReader, ReadFailure } from "./catalogueReader.ts";
export { readConfig } from "./config.ts";
export type { Config } from "./config.ts";
export { registerBodyBudget } from "./http/bodies.ts";
export { isCrossSite, sessionHeaders } from "./http/csrf.ts";
export { deskHostTest } from "./http/deskHost.ts";
export { openFairQueue } from "./http/fairQueue.ts";
export { createHttpServer } from "./http/httpServer.ts";
export { openListener } from "./http/listener.ts";
export type { Listener } from "./http/listener.ts";
export { loggerOf } from "./http/log.ts";
export { securityHeaders } from "./http/securityHeaders.ts";
export { errorBody, httpError } from "./http/httpError.ts";
export { openPictures } from "./modules/catalogue/pictures.service.ts";
export { registerPictures } from "./modules/catalogue/uploads.ts";
export { openShopFile } from "./modules/shop/shopFile.routes.ts";
export type { ShopOfFile } from "./modules/shop/shopFile.routes.ts";
export { readStaticShop } from "./modules/shop/staticShop.service.ts";
export { waiterOf, BusyError, openSharedTurn, openSharedWork } from "./http/sharedTurn.ts";
export type { Waiter, SharedTurn } from "./http/sharedTurn.ts";
export { StartupError, startupErrorLine } from "./startupError.ts";

export interface RunningApi {
  /** Ready, but without a listener: `app.routing(request, response)` handles a request. */
  app: FastifyInstance;
  /** Catalogue reads for the pages, which bypass the queue of public calls. */
  catalogue: CatalogueReader;
  db: Pools;
  /** Makes health respond 503 from now on. */
  setDraining(): void;
  /** Adds the pages' responses to the metrics (METRICS_PORT). Call it before the pages are ready. */
  observe(pages: FastifyInstance): void;
  desk: {
    /** Whether the pages of the desk may be served at a host: there are staff, or the first owner is invited. */
    isOpen(host: string | undefined): Promise<boolean>;
  };
  /** Returns the last known name of the shop, and reads it again. */
  shopName: () => string;
  /** What the owner should do first. Undefined if nothing. */
  notice: string | undefined;
  /** Finishes requests in flight, then closes the database. */
  close(): Promise<void>;
}

const asStartupError = (error: unknown): unknown =>
  error instanceof StartupError
    ? error
    : new StartupError(`The API cannot start: ${startupErrorLine(error)}`);

const run = async (
  config: Config,
  database: Database,
  log: AppParts["log"],
): Promise<RunningApi> => {
  const shared = database.now && (await openDatabaseClock(database.now));
  const clock = shared ?? systemClock;
  await prepareDatabase(database, config.seed, clock);
  // What was sent before and not used is sent again.
  await dropOldIncoming(config.dataDir, systemClock.now());
  if (config.shopFile !== undefined)
    await importShopFile(config.shopFile, {
      db: database.db.write,
      clock,
      uploads: join(config.dataDir, "uploads"),
    });
  const { ownConnection } = database;
  const context = { db: database.db, config, clock, ownConnection };
  const app = await buildApp({ ...context, log });
  const metrics = await openMetrics(config, database);
  metrics.observe(app, "api");
  await app.ready();
  const stops = [startWorker(context, app.log), metrics.close];
  if (shared) stops.push(shared.stop);
  if (database.kind === "pglite")
    stops.push(startWatchdog(), await openControlSocket(context, app.log));
  let { name } = await readBrand(database.db.read, config);
  const readName = async (): Promise<void> => {
    ({ name } = await readBrand(database.db.read, config).catch(() => ({ name })));
  };
  const stopWarming = warmPictures(app, database.db.read);
  return {
    app,
    catalogue: createCatalogueReader(context),
    db: database.db,
    desk: { isOpen: async (host) => (await app.deskState(host)) !== "closed" },
    setDraining: () => app.setDraining(),
    shopName: () => {
      void readName();
      return name;
    },
    notice: await noticeOf(database.db.read, config),
    observe: (pages) => metrics.observe(pages, "pages"),
    close: async () => {
      stopWarming();
      app.setDraining();
      await app.close();
      for (const stop of stops.toReversed()) await stop();
      await database.close();
    },
  };
};

/**
 * How much the old generation may grow before the next collection, in percent of the live heap. By default V8 lets a small
 * heap grow to several times its live size: under load 54 MiB of live objects occupied 143 MiB.
 */
const HEAP_GROWTH_PERCENT = 40;

/** Opens and seeds the database and builds the API on it. The caller listens. Throws StartupError. */
export const startApi = async (
  config: Config,
  { log }: { log?: AppParts["log"] } = {},
): Promise<RunningApi> => {
  setFlagsFromString(`--heap-growing-percent=${HEAP_GROWTH_PERCENT}`);
  const database = await openDatabase(config);
  try {
    return await run(config, database, log);
  } catch (error) {
    await database.close().catch(() => undefined);
    throw asStartupError(error);
  }
};
