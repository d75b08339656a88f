import { readFile } from "node:fs/promises";
import type { Server } from "node:http";
import { fileURLToPath } from "node:url";
import { StartupError } from "@pallu/api";
import { createServer as createVite } from "vite";
import type { ViteDevServer } from "vite";
import type { ShopBuild } from "./build.ts";
import { documentOf } from "./document.ts";
import { serveShop } from "./serveShop.ts";

process.env["LOG_LEVEL"] ??= "warn";

const root = fileURLToPath(new URL("..", import.meta.url));

/**
 * Returns the styles that a server-rendered page needs before Vite's client runs, which prevents a flash of unstyled
 * content.
 */
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
    vite.ssrLoadModule("/src/entryServer.tsx") as Promise<typeof import("../src/entryServer.tsx")>;
  const { beforePaint, hasDemo, listRouteFaults } = await entry();
  const faults = await listRouteFaults();
  if (faults.length > 0) throw new StartupError(faults.join("\n"));
  return {
    vite,
    build: {
      assetsFolders: [],
      hasDemo,
      // Vite's client and its React refresh use inline scripts.
      relaxed: true,
      locatePage: async (pathname, search, frame) =>
        (await entry()).locatePage(pathname, search, frame),
      findAction: async (pathname, frame) => (await entry()).findAction(pathname, frame),
      listPages: async (frame) => (await entry()).listPages(frame),
      loadData: async (options) => (await entry()).loadData(options),
      render: async ({ styles: ownStyles, ...options }) => {
        const { renderPage } = await entry();
        const source = await readFile(`${root}/index.html`, "utf8");
        const template = await vite.transformIndexHtml(options.url, source);
        const page = await renderPage(options);
        const styles = await inlineStyles(vite);
        return documentOf({
          template,
          beforePaint,
          deferScripts: null,
          page: { ...page, data: options.data, head: page.head + styles },
          assets: { styles: [], entries: [], scripts: [] },
          styles: ownStyles,
          namedStyles: [],
          chunkStyles: null,
        });
      },
    },
  };
};

await serveShop(async (server) => {
  const { vite, build } = await openDevBuild(server);
  return { build, middleware: vite.middlewares };
});
