import { matchPath } from "react-router-dom";
import type { FirstView } from "../data/firstView.ts";
import { isListed } from "./head.tsx";
import type { LoadViews, PageModule, RouteModule, ShopRoute } from "./route.ts";

/** The URL table, and exports of the files in its folders by file, for example "./routes/home/route.ts". */
export interface RouteFiles {
  routes: readonly Pick<ShopRoute, "folder" | "paths">[];
  modules: Record<string, RouteModule>;
  pages: Record<string, Partial<PageModule>>;
  loads: Record<string, { load?: LoadViews }>;
  firstViews: Record<string, Record<string, unknown>>;
}

const folderOf = (file: string): string => file.slice(0, file.lastIndexOf("/") + 1);

const nameOf = (file: string): string => file.slice(file.lastIndexOf("/") + 1);

const filesIn = <T>(files: Record<string, T>, folder: string): [file: string, exports: T][] =>
  Object.entries(files).filter(([file]) => folderOf(file) === folder);

const pathsOf = (folder: string, { routes }: RouteFiles): readonly string[] =>
  routes.find((route) => route.folder === folder)?.paths ?? [];

const isFirstView = (view: unknown): view is FirstView<unknown> =>
  typeof view === "object" && view !== null && "key" in view;

const pageFaults = (folder: string, { pages }: RouteFiles): string[] => {
  const found = filesIn(pages, folder);
  const [[file, exports] = []] = found;
  if (!file || !exports) return [`${folder} has no page: a file whose name ends in Page.tsx.`];
  if (found.length > 1)
    return [
      `${folder} has ${found.length} pages, ${found.map(([each]) => nameOf(each)).join(" and ")}: a folder is one page.`,
    ];
  return [
    ...(exports.default ? [] : [`${file} has no default export: the page.`]),
    ...(exports.meta ? [] : [`${file} does not export meta: title and description.`]),
  ];
};

const viewFaults = (folder: string, files: RouteFiles): string[] => {
  const [loadFile] = filesIn(files.loads, folder);
  const views = filesIn(files.firstViews, folder);
  if (!loadFile)
    return views.map(
      ([view]) =>
        `${folder} has ${nameOf(view)} and no ${nameOf(view).replace("firstView", "load")}, by which the server and, in a large catalogue, the browser load it.`,
    );
  const [file, { load }] = loadFile;
  if (!load) return [`${file} does not export load.`];
  const keys = load({ params: {}, search: new URLSearchParams() }, false).map(({ key }) => key);
  const missing = views
    .flatMap(([, exports]) => Object.values(exports))
    .filter(isFirstView)
    .filter(({ key }) => !keys.includes(key))
    .map(({ key }) => `${file} does not load the first view ${key}.`);
  const paths = pathsOf(folder, files);
  const foreign = keys
    .filter((key) => key.startsWith("page:"))
    .filter((key) => {
      const [path = ""] = key.replace("page:", "").split("?");
      return !paths.some((pattern) => matchPath(pattern, path));
    })
    .map((key) => `${file} loads ${key}, whose path is none of the page's: ${paths.join(", ")}.`);
  return [...missing, ...foreign];
};

const pathFaults = (folder: string, files: RouteFiles): string[] => {
  const others = files.routes.filter((route) => route.folder !== folder);
  return pathsOf(folder, files).flatMap((path) =>
    others.flatMap((other) =>
      other.paths
        .filter((pattern) => pattern !== "*" && matchPath(pattern, path))
        .map(
          (pattern) => `${folder} has the path ${path}, which ${other.folder} has too: ${pattern}.`,
        ),
    ),
  );
};

const sitemapFaults = (folder: string, files: RouteFiles): string[] => {
  const meta = filesIn(files.pages, folder)[0]?.[1].meta;
  const file = `${folder}route.ts`;
  if (!meta || !isListed(meta) || files.modules[file]?.server?.sitemap) return [];
  return pathsOf(folder, files)
    .filter((path) => path.includes(":"))
    .map((path) => `${file} lists no page of ${path} in the sitemap: export server.sitemap.`);
};

/** Returns one line for each fault in the files of a page: what is missing, or conflicts with another page. */
export const routeFaults = (files: RouteFiles): string[] => {
  const { modules, pages, loads, firstViews } = files;
  const folders = new Set(
    [modules, pages, loads, firstViews].flatMap((each) => Object.keys(each).map(folderOf)),
  );
  return [...folders].flatMap((folder) =>
    [pageFaults, viewFaults, pathFaults, sitemapFaults].flatMap((check) => check(folder, files)),
  );
};
