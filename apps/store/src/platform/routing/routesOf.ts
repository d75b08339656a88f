import type { PageModule, ShopRoute } from "./route.ts";

/**
 * Returns the routes of the folders that have a page, by file. A page has the path of its folder, or those of its
 * `route.ts`.
 */
export const routesOf = (
  pages: Record<string, () => Promise<PageModule>>,
  paths: Record<string, readonly string[]>,
): ShopRoute[] =>
  Object.entries(pages).map(([file, page]) => {
    const folder = file.slice(0, file.lastIndexOf("/") + 1);
    return {
      folder,
      paths: paths[`${folder}route.ts`] ?? [`/${folder.split("/").at(-2)}`],
      source: file.replace("./", "src/"),
      page,
    };
  });
