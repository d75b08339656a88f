import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { DataOptions, PageData, PageLocation, RenderOptions } from "../src/entryServer.tsx";
import type { ServerRoute } from "../src/platform/routing/route.ts";
import type { PageList } from "../src/servedRoutes.ts";
import type { ShopFrame } from "../src/platform/shop/parts.ts";
import { documentOf } from "./document.ts";
import type { PageDocument } from "./document.ts";
import { assetsOf } from "./manifest.ts";
import type { Manifest } from "./manifest.ts";
import { openRenderer } from "./renderer.ts";

/** What a document is made from. `styles` are the colours of a shop of one's own, '' for those of the demo. */
export type DocumentOptions = RenderOptions & Pick<PageData, "styles">;

/** A source of pages, of the demo or with the frame of a shop of one's own: the built shop, or the development server's equivalent. */
export interface ShopBuild {
  /** Folders of the files that the browser loads. Empty in development. */
  assetsFolders: readonly string[];
  /** Whether the build has the pages of the demo. */
  hasDemo: boolean;
  /**
   * Development only: allows inline scripts and the HMR socket in the content security policy, and disables the caches
   * of pages and of their data.
   */
  relaxed?: boolean;
  /** Returns the location of a page for a path and a query. */
  locatePage: (
    pathname: string,
    search: string,
    frame: ShopFrame | null,
  ) => PageLocation | Promise<PageLocation>;
  /** Returns the function that processes a form posted to a path, undefined if its page has none. */
  findAction: (
    pathname: string,
    frame: ShopFrame | null,
  ) => ServerRoute["action"] | Promise<ServerRoute["action"]>;
  /** Returns the pages that search engines may index. */
  listPages: (frame: ShopFrame | null) => Promise<PageList>;
  /** Loads the data of a page. */
  loadData: (options: DataOptions) => Promise<PageData>;
  render: (options: DocumentOptions) => Promise<PageDocument>;
  /** Stops the renderer. */
  close?: () => Promise<void>;
}

/** Elements that the build adds to `index.html`. Each page names its own files instead. */
const builtSheet = /<link rel="stylesheet" crossorigin href="\/([^"]+)">/g;
const builtScript = /<script type="module" crossorigin src="\/([^"]+)"><\/script>/g;

/** What the build adds for the document of a static build. */
const staticSheet = /<link rel="stylesheet" data-static[^>]*>/g;

const filesIn = (html: string, element: RegExp): string[] =>
  [...html.matchAll(element)].map(([, file = ""]) => file);

/** Reads all style sheets of a build. Returns their content by file. */
const readSheets = async (
  folder: string,
  manifest: Manifest,
  entryStyles: readonly string[],
): Promise<Map<string, string>> => {
  const files = new Set([
    ...entryStyles,
    ...Object.values(manifest).flatMap(({ css = [] }) => css),
  ]);
  return new Map(
    await Promise.all(
      [...files].map(async (file) => [file, await readFile(join(folder, file), "utf8")] as const),
    ),
  );
};

/** Opens what the browser loads: the pages with those of the demo, or those of a shop of one's own. */
const openClient = async (folder: string) => {
  const [index, manifest] = await Promise.all([
    readFile(join(folder, "index.html"), "utf8"),
    readFile(join(folder, ".vite/manifest.json"), "utf8").then(
      (json) => JSON.parse(json) as Manifest,
    ),
  ]);
  const template = index.replace(builtSheet, "").replace(staticSheet, "").replace(builtScript, "");
  const entryAssets = {
    styles: filesIn(index, builtSheet),
    entries: filesIn(index, builtScript),
  };
  const sheets = await readSheets(folder, manifest, entryAssets.styles);
  return {
    /** Returns the parts of a document with the files of a page, by its sources. */
    partsOf: (sources: readonly string[]) => {
      const assets = assetsOf(manifest, entryAssets, sources);
      return {
        template,
        assets,
        styles: assets.styles.map((file) => sheets.get(file)).join(""),
        namedStyles: assets.styles.filter((file) => sheets.get(file)?.includes("@font-face")),
        chunkStyles: manifest["chunks.css"]?.file ?? null,
      };
    },
  };
};

/** Opens the build in `dist`. Rejects with a message for the operator when there is none. */
export const openBuild = async (dist: string): Promise<ShopBuild> => {
  const entryUrl = pathToFileURL(join(dist, "server/entryServer.js"));
  const entry = (await import(entryUrl.href)) as typeof import("../src/entryServer.tsx");
  const own = join(dist, "own");
  // Without packages/demo there is no other.
  const client = entry.hasDemo ? join(dist, "client") : own;
  const clients = {
    client: await openClient(client),
    own: await openClient(own),
  };
  const renderer = openRenderer(entryUrl);
  return {
    assetsFolders: [...new Set([client, own])],
    hasDemo: entry.hasDemo,
    locatePage: entry.locatePage,
    findAction: entry.findAction,
    listPages: entry.listPages,
    loadData: entry.loadData,
    render: async ({ styles, ...options }) => {
      const page = await renderer.render(options);
      const parts = clients[page.client].partsOf(page.sources);
      return documentOf({
        ...parts,
        beforePaint: entry.beforePaint,
        deferScripts: entry.deferScripts,
        page: { ...page, data: options.data },
        styles: parts.styles + styles,
      });
    },
    close: renderer.close,
  };
};
