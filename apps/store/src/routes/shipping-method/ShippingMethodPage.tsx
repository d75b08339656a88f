import type { ReactElement } from "react";
import { intros } from "../../content/intros.ts";
import { serverIsland } from "../../platform/serverIsland.tsx";
import { InformationFrame } from "../information/InformationFrame.tsx";

const ShippingOptions = serverIsland("shipping", () => import("./ShippingOptions.tsx"));

/** The page of shipping methods (INFO-05 to INFO-11). */
const ShippingMethodPage = (): ReactElement => (
  <InformationFrame title="Shipping Method" text={intros.shipping}>
    <ShippingOptions />
  </InformationFrame>
);

export default ShippingMethodPage;
