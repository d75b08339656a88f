import type { PageModule } from "../platform/routing/route.ts";

/**
 * Loads the pages of a shop of one's own, by file. In the build that also has the demo's pages all come with `createOwnShop`:
 * as scripts of their own they would divide those of the demo's pages.
 */
export const ownPageLoaders = Object.fromEntries(
  Object.entries(
    import.meta.glob<PageModule>("./own/*/*Page.tsx", { base: "../", eager: true }),
  ).map(([file, module]) => [file, () => Promise.resolve(module)]),
);
