import compress from "@fastify/compress";
import fastifyStatic from "@fastify/static";
import { deskHostTest, registerPictures, securityHeaders } from "@pallu/api";
import type { CatalogueReader, openPictures } from "@pallu/api";
import type { Id } from "@pallu/contract";
import Fastify from "fastify";
import type { FastifyError, FastifyInstance, FastifyServerOptions } from "fastify";
import type { ShopBuild } from "./build.ts";
import type { CallApi } from "./callApi.ts";
import { belongsToDesk } from "./desk.ts";
import { demoFiles } from "./document.ts";
import { addFormPosts } from "./formPosts.ts";
import { DEMO_NAME, messagePageSender, sendText } from "./messagePage.ts";
import type { SendMessagePage } from "./messagePage.ts";
import { createPageData } from "./pageData.ts";
import { addPages } from "./pages.ts";
import { pagePolicy } from "./policy.ts";
import { addPreview, belongsToPreview } from "./preview.ts";
import { openRedirects } from "./redirects.ts";
import { splitTarget } from "./requestTarget.ts";
import { addSearchFiles } from "./search.ts";
import { upstreamIds } from "./upstream.ts";

export interface StoreOptions {
  build: ShopBuild;
  /** Reads the JSON text of a URL path of the API. Rejects with ReadError. */
  load: (path: string) => Promise<string>;
  /** Whether the catalogue is too large for the browser to read it whole. Rejects with ReadError. */
  isLarge: () => Promise<boolean>;
  /** Whether the API may have parts of a shop of one's own. Default false. */
  hasParts?: boolean;
  /** Lists ids of products in a fixed order, at most `limit` after an id. Default: reads them with `load`. */
  listProductIds?: (after: Id | null, limit: number) => Promise<readonly Id[]>;
  /** Returns a string that changes with the data that `load` reads. Default: pages expire by age. */
  readVersion?: () => Promise<string>;
  /** Returns the deadline for all reads of a page, after which it is sent incomplete. Default: none. */
  readDeadline?: () => AbortSignal;
  /** Whether this origin serves a share card for each variant. Default false. */
  hasShareCards?: boolean;
  /** The public URL of the shop. Default: the host of each request. */
  publicUrl?: string;
  /** The URL of a host that serves the desk alone. Pages of the shop redirect to the desk there. Default: none. */
  deskUrl?: string;
  /** Proxies whose X-Forwarded-* headers are trusted. */
  trustedProxies?: readonly string[];
  logger: FastifyServerOptions["logger"];
  /** Calls the API for forms that the browser posts to a page. Default: the API cannot be reached. */
  callApi?: CallApi;
  /** Reads the pictures of the pages, in every width. Default: only their files. */
  pictures?: ReturnType<typeof openPictures>;
  /** Returns the name of the shop, for pages that say why there is none. Default: that of the demo. */
  shopName?: () => string;
  /** Whether members of staff preview parts of the shop that are not saved. Default false. */
  hasDesk?: boolean;
  /** Reads where old addresses lead. Default: there are none. */
  redirects?: CatalogueReader["redirects"];
  /** Registers further routes, before the pages. */
  register?: (app: FastifyInstance) => Promise<void>;
}

const RETRY_SECONDS = 2;

/** The response body when a page could not be rendered. Only the log contains the reason. */
const FAILURE = {
  title: "Something went wrong on our side",
  text: "Please try again in a moment.",
};
const BUSY = { title: "The shop is very busy", text: "Please try again in a few seconds." };

const addRefusals = (app: FastifyInstance, sendMessagePage: SendMessagePage): void => {
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    if (error.statusCode === 503) {
      request.log.info({ reason: error.message }, "a page was refused");
      return sendMessagePage(reply.header("retry-after", String(RETRY_SECONDS)), 503, BUSY);
    }
    const status = error.statusCode ?? 500;
    if (status < 500) return sendText(reply, status, status === 404 ? "Not found" : "Bad request");
    request.log.error({ err: error }, "a page failed");
    return sendMessagePage(reply, status, FAILURE);
  });
  app.setNotFoundHandler((_request, reply) => sendText(reply, 404, "Not found"));
};

/** Builds a Fastify application for the pages and assets of the shop, without a listener. */
export const buildStore = async ({
  build,
  load,
  isLarge,
  hasParts,
  listProductIds = upstreamIds(load),
  readVersion,
  readDeadline,
  hasShareCards = false,
  publicUrl,
  deskUrl,
  trustedProxies = [],
  logger,
  callApi = () => Promise.reject(new Error("There is no API.")),
  pictures,
  shopName = () => DEMO_NAME,
  hasDesk = false,
  redirects,
  register,
}: StoreOptions): Promise<FastifyInstance> => {
  const policy = pagePolicy({ scripts: [], styles: [] });
  // Set on every response, 304 and uncompressed ones included (RFC 9110, section 15.4.5).
  const headers = { ...securityHeaders(publicUrl, policy), vary: "accept-encoding" };
  const app = Fastify({
    ...(logger === undefined ? {} : { logger }),
    frameworkErrors: (_error, _request, reply) => {
      void sendText(reply.headers(headers), 400, "Bad request");
    },
    trustProxy: trustedProxies.length > 0 ? [...trustedProxies] : false,
    return503OnClosing: true,
    routerOptions: { maxParamLength: 300 },
  });
  app.addHook("onRequest", (_request, reply, done) => {
    reply.headers(headers);
    done();
  });
  const isDeskHost = deskHostTest(deskUrl);
  app.addHook("onRequest", async (request, reply) => {
    // No page of the shop has the origin of the desk.
    if (!isDeskHost(request.host)) return undefined;
    const isPage = request.routeOptions.url === "/*";
    if (!isPage && belongsToPreview(request)) return undefined;
    void reply.header("cache-control", "no-store");
    // Pages of the desk come here while it is closed.
    return belongsToDesk(request.url)
      ? sendText(reply, 404, "Not found")
      : reply.redirect("/desk/");
  });
  const sendMessagePage = messagePageSender(shopName);
  addRefusals(app, sendMessagePage);
  if (build.close) app.addHook("onClose", build.close);
  const pageData = createPageData({
    build,
    load,
    isLarge,
    hasParts,
    readVersion,
    readDeadline,
    hasShareCards,
  });
  app.addHook("onRequest", async (request, reply) => {
    const [path] = splitTarget(request.url);
    return demoFiles.has(path) && (await pageData.readFrame())
      ? sendText(reply, 404, "Not found")
      : undefined;
  });
  // Pages and assets are precompressed.
  await app.register(compress, { global: false });
  if (build.assetsFolders.length > 0) {
    await app.register(fastifyStatic, {
      root: [...build.assetsFolders],
      wildcard: false,
      index: false,
      preCompressed: true,
      cacheControl: false,
      globIgnore: [
        "index.html*",
        ".vite/**",
        "**/*.br",
        "**/*.gz",
        ...(pictures ? ["assets/pictures/**"] : []),
      ],
      setHeaders: (reply, path) => {
        void reply.header(
          "cache-control",
          path.includes("/assets/")
            ? "public, max-age=31536000, immutable"
            : "public, max-age=3600",
        );
      },
    });
  }
  if (pictures) registerPictures(app, "/assets/pictures/", pictures);
  await register?.(app);
  addSearchFiles(app, {
    publicUrl,
    listProductIds,
    listPages: async () => build.listPages(await pageData.readFrame()),
  });
  const { sendPosted, renderUnsaved } = addPages(app, {
    build,
    pageData,
    findRedirect: openRedirects(redirects),
    publicUrl,
  });
  await addFormPosts(app, {
    findAction: async (pathname) => build.findAction(pathname, await pageData.readFrame()),
    callApi,
    sendPosted,
    publicUrl,
    sendMessagePage,
  });
  if (hasDesk) await addPreview(app, { callApi, renderUnsaved, sendMessagePage });
  return app;
};
