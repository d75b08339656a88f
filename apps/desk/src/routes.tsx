import { EditIcon, HomeIcon } from "@pallu/ui";
import { lazy } from "react";
import type { DeskRoute } from "./frame/route.types.ts";

/** The pages of the desk, in the order of the navigation. */
export const deskRoutes: readonly DeskRoute[] = [
  {
    path: "/",
    page: lazy(async () => ({ default: (await import("./pages/start/StartPage.tsx")).StartPage })),
    nav: { label: "Today", icon: HomeIcon, isFirst: true },
  },
  {
    path: "/shop",
    page: lazy(async () => ({ default: (await import("./pages/shop/ShopPage.tsx")).ShopPage })),
    scope: "content:read",
    nav: { label: "Shop", icon: EditIcon },
  },
  {
    path: "/shop/:part",
    page: lazy(async () => ({
      default: (await import("./pages/shop/ShopPartPage.tsx")).ShopPartPage,
    })),
    scope: "content:read",
  },
];
