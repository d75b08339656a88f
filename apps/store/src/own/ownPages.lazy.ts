import type { PageModule } from "../platform/routing/route.ts";

/** The same in the build without the demo (vite.config.ts): each page is a script of its own. */
export const ownPageLoaders = import.meta.glob<PageModule>("./own/*/*Page.tsx", { base: "../" });
