import type { ReactElement } from "react";
import { intros } from "../../content/intros.ts";
import { serverIsland } from "../../platform/rendering/serverIsland.tsx";
import { InformationLayout } from "../../sections/information/InformationLayout.tsx";
import type { PageMeta } from "../../platform/routing/route.ts";

export const meta: PageMeta = {
  title: "Shipping",
  description: "Four ways of sending, their times and prices, and the rules.",
};

const ShippingOptions = serverIsland(
  "ShippingOptions",
  () => import("./ShippingOptions.island.tsx"),
);

/** The page of shipping methods (INFO-05 to INFO-11). */
const ShippingMethodPage = (): ReactElement => (
  <InformationLayout title="Shipping Method" text={intros.shipping}>
    <ShippingOptions />
  </InformationLayout>
);

export default ShippingMethodPage;
