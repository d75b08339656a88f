import { once } from "node:events";
import { connect } from "node:net";
import type { AddressInfo, Socket } from "node:net";
import { createHttpServer, securityHeaders } from "@pallu/api";
import { request } from "node:http";
import type { Agent, IncomingHttpHeaders, IncomingMessage, ServerResponse } from "node:http";
import { embed } from "../src/platform/delivery/embed.ts";
import type { ShopBuild } from "./build.ts";
import { documentOf } from "./document.ts";
import { belongsToApi } from "./requestTarget.ts";
import { buildStore } from "./store.ts";
import type { StoreOptions } from "./store.ts";

const paths = ["/api/variants", "/api/products", "/api/home-banners"];

export interface TestBuild extends ShopBuild {
  /** The rendered URL paths, in order. */
  rendered: string[];
  /** Rendering waits for this promise. */
  gate: Promise<void>;
}

/** Creates a build whose pages contain the responses they read. `/plain` and the page of unknown addresses read nothing. */
export const testBuild = (
  reads: readonly string[] = paths,
  isKnown = (path: string): boolean => !path.startsWith("/missing"),
): TestBuild => {
  const build: TestBuild = {
    assetsFolders: [],
    hasDemo: true,
    rendered: [],
    gate: Promise.resolve(),
    locatePage: (pathname, given) => {
      const query = new URLSearchParams(given).get("q");
      const path = pathname.toLowerCase() === "/about" ? "/about" : pathname;
      const search = query === null ? "" : `?q=${encodeURIComponent(query)}`;
      return {
        path,
        search,
        url: path.startsWith("/missing") ? "/missing" : path + search,
        hasData: !/^\/(?:plain|missing)/.test(path),
      };
    },
    findAction: () => undefined,
    listPages: async () => ({ paths: ["/"], productPath: (id) => `/product-details/${id}` }),
    loadData: async ({ url, isLarge, posted, read }) => {
      const fallback: Record<string, unknown> = { isLarge, posted };
      for (const path of /^\/(?:plain|missing)/.test(url) ? [] : reads)
        fallback[path] = await read(path);
      return {
        status: isKnown(url.split("?", 1)[0] ?? "") ? 200 : 404,
        json: embed(fallback),
        styles: "",
      };
    },
    render: async ({ url, origin, data }) => {
      build.rendered.push(url);
      await build.gate;
      return documentOf({
        beforePaint: "run()",
        deferScripts: "start",
        template:
          "<html><head><style>@layer a;</style><!--head--></head><body><!--app--><!--boot--></body></html>",
        page: {
          html: `<main>${url.replaceAll("<", "&lt;")} ${origin}</main>`,
          head: "<title>Sarees</title>",
          headScript: "",
          icon: null,
          data,
        },
        assets: { styles: [], entries: [], scripts: [] },
        styles: "",
        namedStyles: [],
        chunkStyles: null,
      });
    },
  };
  return build;
};

/** Posts a form as a browser does. */
export const postForm = (
  url: string,
  fields: Record<string, string> | string,
  headers: Record<string, string>,
): Promise<Response> =>
  fetch(url, {
    method: "POST",
    redirect: "manual",
    headers: { "content-type": "application/x-www-form-urlencoded", ...headers },
    body: new URLSearchParams(fields).toString(),
  });

/** Returns the outcome of a post with which a page was rendered. */
export const postedIn = async (response: Response): Promise<unknown> => {
  const [, boot = "{}"] =
    /type="application\/json">(.*?)<\/script>/.exec(await response.text()) ?? [];
  return (JSON.parse(boot) as { posted?: unknown }).posted;
};

export interface PageResponse {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

export interface TestStore {
  origin: string;
  port: number;
  get(
    path: string,
    headers?: Record<string, string>,
    options?: { agent?: Agent; method?: string },
  ): Promise<PageResponse>;
  /** Sends bytes over a new connection. Returns the whole response. */
  sendRaw(text: string): Promise<string>;
  close(): Promise<void>;
}

/** Serves a store as the shop does, on a free port. */
export const openTestStore = async (
  options: Omit<StoreOptions, "logger" | "isLarge"> & Partial<Pick<StoreOptions, "isLarge">>,
  api?: (request: IncomingMessage, response: ServerResponse) => void,
): Promise<TestStore> => {
  const store = await buildStore({ logger: false, isLarge: async () => false, ...options });
  await store.ready();
  const server = createHttpServer(
    (incoming, response) =>
      api && belongsToApi(incoming.url)
        ? api(incoming, response)
        : store.routing(incoming, response),
    {},
    securityHeaders(options.publicUrl),
  );
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const origin = `http://127.0.0.1:${port}`;
  return {
    origin,
    port,
    get: (path, headers = {}, { agent, method = "GET" } = {}) =>
      new Promise((resolve, reject) => {
        request({ host: "127.0.0.1", port, path, method, headers, ...(agent ? { agent } : {}) })
          .on("error", reject)
          .on("response", (response) => {
            const chunks: Buffer[] = [];
            response.on("error", reject);
            response.on("data", (chunk: Buffer) => chunks.push(chunk));
            response.on("end", () =>
              resolve({
                status: response.statusCode ?? 0,
                headers: response.headers,
                body: Buffer.concat(chunks),
              }),
            );
          })
          .end();
      }),
    sendRaw: async (text) => {
      const socket: Socket = connect(port, "127.0.0.1");
      let response = "";
      socket.on("data", (chunk: Buffer) => (response += chunk.toString("latin1")));
      socket.on("error", () => undefined);
      socket.write(text);
      await once(socket, "close");
      return response;
    },
    close: async () => {
      server.closeAllConnections();
      server.close();
      await store.close();
    },
  };
};
