import { menu } from "@pallu/demo/content/site.ts";
import { navItemsOf } from "../sections/shell/navItemsOf.tsx";

export { announcement } from "@pallu/demo/content/site.ts";

/** The header's entries. */
export const menuEntries = navItemsOf(menu);
