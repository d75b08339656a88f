import type { ReactElement } from "react";
import { DemoTabs } from "../../demo/ProductTabs.tsx";
import { useOwn } from "../../platform/shop/ownShop.ts";

/** Vendor and shipping: the demo's, or those of a shop of one's own. */
export const ProductTabs = (): ReactElement => {
  const OwnTabs = useOwn()?.ProductTabs;
  return OwnTabs ? <OwnTabs /> : <DemoTabs />;
};
