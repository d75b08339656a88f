import type { ReactElement } from "react";
import { PageTop } from "../../platform/ui/PageTop.tsx";
import { shops } from "@pallu/demo/content/shops.ts";
import { serverIsland } from "../../platform/delivery/serverIsland.tsx";
import type { PageMeta } from "../../platform/routing/route.ts";

export const meta: PageMeta = {
  title: "Furniture on the wall",
  description: "Chairs, tables, lamps and vases, hung on a wall.",
};

const FurnitureWall = serverIsland("FurnitureWall", () => import("./FurnitureWall.island.tsx"));

const ShopV4Page = (): ReactElement => (
  <>
    <PageTop title={shops.wall.title} text={shops.wall.text} crumb="Shop" />
    <FurnitureWall />
  </>
);

export default ShopV4Page;
