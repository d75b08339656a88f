import { MetaList, Tabs } from "@pallu/ui";
import type { ReactElement } from "react";
import { vendor } from "@pallu/demo/content/product.ts";
import { serverIsland } from "../platform/delivery/serverIsland.tsx";

const vendorItems = [
  { term: "Name", detail: vendor.name },
  { term: "Vendor", detail: vendor.shop },
  { term: "Shop address", detail: vendor.address },
  { term: "Mail", detail: <bdi>{vendor.mail}</bdi> },
  { term: "Call", detail: <bdi>{vendor.phone}</bdi> },
];

/** The text is in the server's HTML, in a panel that scripts hide at first. */
const Shipping = serverIsland("Shipping", () => import("./Shipping.island.tsx"));

/** Vendor and shipping. */
export const DemoTabs = (): ReactElement => (
  <Tabs
    label="Vendor and shipping"
    items={[
      { id: "vendor", label: "Vendor Info", panel: <MetaList items={vendorItems} /> },
      { id: "shipping", label: "Shipping", panel: <Shipping /> },
    ]}
  />
);
