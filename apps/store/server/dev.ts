import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { Server } from "node:http";
import { fileURLToPath } from "node:url";
import { readConfig, startApi } from "@pallu/api";
import { createServer as createVite } from "vite";
import type { ViteDevServer } from "vite";
import type { ShopBuild } from "./build.ts";
import { buildStore } from "./store.ts";
import { belongsToApi } from "./mount.ts";
import { forwardTo, upstreamLoader } from "./upstream.ts";

const root = fileURLToPath(new URL("..", import.meta.url));

/** The styles that a server-rendered page needs before Vite's client has run, so that nothing flashes. */
const inlineStyles = async (vite: ViteDevServer): Promise<string> => {
  const ids = [...(vite.environments["ssr"]?.moduleGraph.idToModuleMap.keys() ?? [])].filter((id) =>
    /\.css(?:\?|$)/.test(id),
  );
  const sheets = await Promise.all(
    ids.map(async (id) => {
      const url = `${id}${id.includes("?") ? "&" : "?"}direct`;
      return (await vite.environments["client"]?.transformRequest(url))?.code ?? "";
    }),
  );
  return `<style>${sheets.join("\n")}</style>`;
};

const openDevBuild = async (server: Server): Promise<{ vite: ViteDevServer; build: ShopBuild }> => {
  const vite = await createVite({
    root,
    appType: "custom",
    server: { middlewareMode: true, hmr: { server } },
  });
  const entry = () =>
    vite.ssrLoadModule("/src/entry.server.tsx") as Promise<
      typeof import("../src/entry.server.tsx")
    >;
  const { beforePaint } = await entry();
  return {
    vite,
    build: {
      beforePaint,
      startWhenPainted: null,
      assetsFolder: null,
      // Vite's client and its React refresh run inline scripts.
      relaxed: true,
      locatePage: async (pathname, search) => (await entry()).locatePage(pathname, search),
      listPages: async (load) => (await entry()).listPages(load),
      render: async (options) => {
        const { renderPage } = await entry();
        const source = await readFile(`${root}/index.html`, "utf8");
        const template = await vite.transformIndexHtml(options.url, source);
        const page = await renderPage(options);
        const styles = await inlineStyles(vite);
        return {
          template: template.replace("</head>", () => `${styles}</head>`),
          page,
          assets: { styles: [], scripts: [] },
          preloadFonts: [],
        };
      },
    },
  };
};

const config = readConfig(process.env);
const api = config.apiUrl ? null : await startApi(config, { log: { level: "warn" } });
const http = createServer();
const { vite, build } = await openDevBuild(http);
const store = await buildStore({
  build,
  logger: { level: "warn" },
  publicUrl: config.publicUrl,
  load: api ? api.catalogue.read : upstreamLoader(config.apiUrl ?? ""),
  trustedProxies: config.trustedProxies,
  serverFactory: (handler) => {
    http.on("request", (request, response) => {
      if (api && belongsToApi(request.url)) api.app.routing(request, response);
      else vite.middlewares(request, response, () => handler(request, response));
    });
    return http;
  },
  ...(api ? {} : { register: forwardTo(config.apiUrl ?? "") }),
});
await store.listen({ port: config.port, host: config.host });
console.info(`Pallu is open for work at http://${config.host}:${config.port}`);
