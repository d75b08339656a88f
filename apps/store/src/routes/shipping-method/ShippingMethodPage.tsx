import type { ReactElement } from "react";
import { intros } from "../../content/intros.ts";
import { staticPart } from "../../platform/staticPart.tsx";
import { InformationFrame } from "../information/InformationFrame.tsx";

const ShippingOptions = staticPart("shipping", () => import("./ShippingOptions.tsx"));

/** How a parcel travels (INFO-05 to INFO-11). */
const ShippingMethodPage = (): ReactElement => (
  <InformationFrame title="Shipping Method" text={intros.shipping}>
    <ShippingOptions />
  </InformationFrame>
);

export default ShippingMethodPage;
