import type { ReactElement } from "react";
import { intros } from "@pallu/demo/content/intros.ts";
import { serverIsland } from "../../platform/delivery/serverIsland.tsx";
import { PageTop } from "../../platform/ui/PageTop.tsx";
import type { PageMeta } from "../../platform/routing/route.ts";

export const meta: PageMeta = {
  title: "Shipping",
  description: "Four ways of sending, their times and prices, and the rules.",
};

const ShippingOptions = serverIsland(
  "ShippingOptions",
  () => import("./ShippingOptions.island.tsx"),
);

const ShippingMethodPage = (): ReactElement => (
  <PageTop title="Shipping Method" text={intros.shipping}>
    <ShippingOptions />
  </PageTop>
);

export default ShippingMethodPage;
