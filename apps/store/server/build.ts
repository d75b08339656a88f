import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { PageLocation, RenderOptions, RenderedPage } from "../src/entryServer.tsx";
import type { ServerRoute } from "../src/platform/routing/route.ts";
import type { PageList } from "../src/servedRoutes.ts";
import { assetsOf } from "./manifest.ts";
import type { Manifest, PageAssets } from "./manifest.ts";
import { openRenderer } from "./renderer.ts";

/** A source of pages: the built shop, or the development server's equivalent. */
export interface ShopBuild {
  beforePaint: string;
  /** Function called at the end of a page with its scripts. Null where they start by themselves. */
  deferScripts: string | null;
  assetsFolder: string | null;
  /**
   * Development only: allows inline scripts and the HMR socket in the content security policy, and disables the page
   * cache.
   */
  relaxed?: boolean;
  /** Returns the location of a page for a path and a query. */
  locatePage: (pathname: string, search: string) => PageLocation | Promise<PageLocation>;
  /** Returns the function that processes a form posted to a path, undefined if its page has none. */
  findAction: (pathname: string) => ServerRoute["action"] | Promise<ServerRoute["action"]>;
  /** Returns the pages that search engines may index. */
  listPages: () => Promise<PageList>;
  render: (options: RenderOptions) => Promise<{
    template: string;
    page: RenderedPage;
    assets: PageAssets;
    /** Content of `assets.styles`. */
    styles: string;
    /** Those of `assets.styles` that scripts load by their own names: the sheets with fonts. */
    namedStyles: string[];
    /** The style sheet of all chunks. Null in development. */
    chunkStyles: string | null;
  }>;
  /** Stops the renderer. */
  close?: () => Promise<void>;
}

interface ServerEntry {
  beforePaint: string;
  deferScripts: string;
  locatePage: (pathname: string, search: string) => PageLocation;
  findAction: (pathname: string) => ServerRoute["action"];
  listPages: ShopBuild["listPages"];
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

/** Opens the build in `dist`. Rejects with a message for the operator when there is none. */
export const openBuild = async (dist: string): Promise<ShopBuild> => {
  const assetsFolder = join(dist, "client");
  const entryUrl = pathToFileURL(join(dist, "server/entryServer.js"));
  const [index, manifest, entry] = await Promise.all([
    readFile(join(assetsFolder, "index.html"), "utf8"),
    readFile(join(assetsFolder, ".vite/manifest.json"), "utf8").then(
      (json) => JSON.parse(json) as Manifest,
    ),
    import(entryUrl.href) as Promise<ServerEntry>,
  ]);
  const template = index.replace(builtSheet, "").replace(staticSheet, "").replace(builtScript, "");
  const entryAssets = {
    styles: filesIn(index, builtSheet),
    entries: filesIn(index, builtScript),
  };
  const sheets = await readSheets(assetsFolder, manifest, entryAssets.styles);
  const renderer = openRenderer(entryUrl);
  return {
    beforePaint: entry.beforePaint,
    deferScripts: entry.deferScripts,
    assetsFolder,
    locatePage: entry.locatePage,
    findAction: entry.findAction,
    listPages: entry.listPages,
    render: async (options) => {
      const page = await renderer.render(options);
      const assets = assetsOf(manifest, entryAssets, page.source);
      return {
        template,
        page,
        assets,
        styles: assets.styles.map((file) => sheets.get(file)).join(""),
        namedStyles: assets.styles.filter((file) => sheets.get(file)?.includes("@font-face")),
        chunkStyles: manifest["chunks.css"]?.file ?? null,
      };
    },
    close: renderer.close,
  };
};
