import type { ReactElement } from "react";
import { shippingTexts } from "../../content/shipping.ts";
import { staticPart } from "../../platform/staticPart.tsx";
import { InformationFrame } from "../information/InformationFrame.tsx";

const ShippingOptions = staticPart("shipping", () => import("./ShippingOptions.tsx"));

/** How a parcel travels (INFO-05 to INFO-11). */
const ShippingMethodPage = (): ReactElement => (
  <InformationFrame title="Shipping Method" text={shippingTexts.intro}>
    <ShippingOptions />
  </InformationFrame>
);

export default ShippingMethodPage;
