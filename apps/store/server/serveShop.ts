import type { IncomingMessage, RequestListener, Server, ServerResponse } from "node:http";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import {
  loggerOf,
  openListener,
  errorBody,
  httpError,
  openPictures,
  openShopFile,
  readConfig,
  securityHeaders,
  startApi,
  StartupError,
  startupErrorLine,
} from "@pallu/api";
import type { Config, RunningApi, ShopOfFile } from "@pallu/api";
import type { FastifyInstance } from "fastify";
import type { ShopBuild } from "./build.ts";
import { callWithin } from "./callApi.ts";
import { belongsToDesk, openDesk } from "./desk.ts";
import { DEMO_NAME, escapeHtml } from "./messagePage.ts";
import { isPreview } from "./preview.ts";
import { addressOf, belongsToApi } from "./requestTarget.ts";
import { onStop } from "./stopSignal.ts";
import { buildStore } from "./store.ts";
import { callHost, forwardTo, createUpstream } from "./upstream.ts";

/** The source of the pages: the built shop, or the development server. */
export interface PageSource {
  build: ShopBuild;
  /** The folder of the built desk. Absent in development, where Vite serves the desk. */
  deskFolder?: string;
  /** Handles requests that are not for a page, such as modules of the development server, or calls `next`. */
  middleware?: (request: IncomingMessage, response: ServerResponse, next: () => void) => void;
}

/** Timeout of the shutdown in ms. After it the process exits with 1. */
const SHUTDOWN_TIMEOUT_MS = 30_000;

/** Time in ms that a page waits for another API host, all its reads together. */
const UPSTREAM_DEADLINE_MS = 3000;

/** Returns the page while the shop starts. Its name is not known yet, but the demo's and the host. */
const startingPage = ({ seed, shopFile, publicUrl }: Config): string => {
  const host = publicUrl === undefined ? "The shop" : new URL(publicUrl).hostname;
  const name = seed === "demo" && shopFile === undefined ? DEMO_NAME : host;
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta http-equiv="refresh" content="2"><title>${escapeHtml(name)}</title></head><body><h1>The shop is starting</h1><p>This page loads again in a moment.</p></body></html>`;
};

const sendStarting =
  (page: string): RequestListener =>
  (request, response) => {
    const isPage = !belongsToApi(request.url) && request.headers.accept?.includes("text/html");
    response
      .writeHead(503, {
        "cache-control": "no-store",
        "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
        "content-type": isPage ? "text/html; charset=utf-8" : "application/json; charset=utf-8",
        "retry-after": "2",
        "x-content-type-options": "nosniff",
      })
      .end(isPage ? page : JSON.stringify(errorBody(httpError(503, "The shop is starting."))));
  };

interface Shop {
  handle: RequestListener;
  /** What the owner should do first. Undefined if nothing. */
  notice: string | undefined;
  setDraining(): void;
  close(): Promise<void>;
}

/** Ends the start of a shop that would be the demo, where packages/demo was left out of the build. */
const requireOwnShop = async (api: RunningApi | null): Promise<void> => {
  if (api === null)
    throw new StartupError(
      "API_URL without SHOP_FILE shows the pages of the demo, and this build has no demo (packages/demo): set SHOP_FILE.",
    );
  if ((await api.catalogue.shop()).kind === "demo")
    throw new StartupError(
      "This build has no demo (packages/demo): set SEED=none, or import a shop with `ops shop:import`.",
    );
};

const warn = (error: unknown, text: string): void =>
  console.warn(`${text}: ${startupErrorLine(error)}`);

/** Returns what the pages read and forward with another API host, and the parts of a shop of one's own in front of it. */
const upstreamOf = (host: string, shopFile: ShopOfFile | null) => {
  const { load, isLarge } = createUpstream(host);
  const forward = forwardTo(host);
  return {
    isLarge,
    readDeadline: () => AbortSignal.timeout(UPSTREAM_DEADLINE_MS),
    callApi: callHost(host),
    ...(shopFile
      ? {
          load: async (path: string) => shopFile.find(path) ?? load(path),
          hasParts: true,
          shopName: () => shopFile.name,
          register: async (app: FastifyInstance) => {
            shopFile.register(app);
            await forward(app);
          },
        }
      : { load, register: forward }),
  };
};

const openShop = async (
  config: Config,
  { build, deskFolder, middleware }: PageSource,
): Promise<Shop> => {
  const api = config.apiUrl ? null : await startApi(config, { log: { level: config.logLevel } });
  try {
    const shopFile =
      api || config.shopFile === undefined
        ? null
        : await openShopFile(config.shopFile, config, warn);
    if (!build.hasDemo && !shopFile) await requireOwnShop(api);
    const store = await buildStore({
      build,
      ...(build.assetsFolders.length > 0 && {
        pictures: openPictures({
          config,
          folders: build.assetsFolders.map((folder) => join(folder, "assets/pictures")),
          onError: warn,
        }),
      }),
      logger: loggerOf(config.logLevel, undefined),
      publicUrl: config.publicUrl,
      ...(api && config.deskUrl !== undefined && { deskUrl: config.deskUrl }),
      trustedProxies: config.trustedProxies,
      ...(api
        ? {
            load: api.catalogue.read,
            isLarge: api.catalogue.isLarge,
            readVersion: api.catalogue.version,
            hasShareCards: true,
            hasParts: true,
            hasDesk: true,
            shopName: api.shopName,
            redirects: api.catalogue.redirects,
            callApi: callWithin(api.app),
            listProductIds: (after, limit) =>
              api.catalogue.productIds(after === null ? null : String(after), limit),
          }
        : upstreamOf(config.apiUrl ?? "", shopFile)),
    });
    api?.observe(store);
    await store.ready();
    const handlePage: RequestListener = (request, response) => {
      if (middleware) middleware(request, response, () => store.routing(request, response));
      else store.routing(request, response);
    };
    const desk =
      api && deskFolder !== undefined
        ? await openDesk({
            folder: deskFolder,
            publicUrl: config.deskUrl ?? config.publicUrl,
            trustedProxies: config.trustedProxies,
            isOpen: (host) => api.desk.isOpen(host),
            handleClosed: handlePage,
          })
        : null;
    return {
      notice: api?.notice,
      handle: (request, response) => {
        if (api && belongsToApi(request.url) && !isPreview(request))
          api.app.routing(request, response);
        else if (desk && belongsToDesk(request.url)) desk.routing(request, response);
        else handlePage(request, response);
      },
      setDraining: () => api?.setDraining(),
      close: async () => {
        await store.close();
        await desk?.close();
        await api?.close();
      },
    };
  } catch (error) {
    await api?.close();
    throw error;
  }
};

/**
 * Serves shop, API and images on one origin until a signal arrives. Listens first and responds 503 until the rest is
 * ready. Rejects when the shop cannot start.
 */
const serve = async (openPages: (server: Server) => Promise<PageSource>): Promise<void> => {
  const config = readConfig(process.env);
  const open: { shop?: Shop } = {};
  const starting = sendStarting(startingPage(config));
  const listener = await openListener(
    config,
    (request, response) => (open.shop?.handle ?? starting)(request, response),
    // Another API host may take any time to respond (API-03).
    config.apiUrl ? { idle: 0 } : {},
    securityHeaders(config.publicUrl),
  );
  onStop(async () => {
    // An aborted startup must leave nothing behind that breaks the next one.
    const { shop } = open;
    if (!shop) return;
    const drainMs = config.drainSeconds * 1000;
    setTimeout(() => process.exit(1), drainMs + SHUTDOWN_TIMEOUT_MS).unref();
    shop.setDraining();
    await wait(drainMs);
    await listener.stop();
    await shop.close();
  });
  open.shop = await openShop(config, await openPages(listener.server));
  console.info(`Pallu is open at ${addressOf(config.host, listener.port)}`);
  if (open.shop.notice !== undefined) console.info(open.shop.notice);
};

/** Runs the shop with the pages of `openPages`. On a startup error the process prints one line and exits with 1. */
export const serveShop = async (
  openPages: (server: Server) => Promise<PageSource>,
): Promise<void> => {
  try {
    await serve(openPages);
  } catch (error) {
    console.error(startupErrorLine(error));
    process.exit(1);
  }
};
