import type { ReactElement } from "react";
import { PageTop } from "../../platform/ui/PageTop.tsx";
import { shops } from "@pallu/demo/content/shops.ts";
import { serverIsland } from "../../platform/delivery/serverIsland.tsx";
import type { PageMeta } from "../../platform/routing/route.ts";

export const meta: PageMeta = {
  title: "Furniture, line by line",
  description: "Chairs, tables, lamps and vases as a price list with pictures.",
};

const PriceList = serverIsland("PriceList", () => import("./PriceList.island.tsx"));

const ShopV3Page = (): ReactElement => (
  <>
    <PageTop title={shops.list.title} text={shops.list.text} crumb="Shop" />
    <PriceList />
  </>
);

export default ShopV3Page;
