/** Icons of the product page. */
import {
  IconBrandFacebook,
  IconBrandPinterest,
  IconBrandWhatsapp,
  IconBrandX,
  IconLink,
  IconZoomIn,
  IconZoomOut,
} from "@tabler/icons-react";
import { icon } from "./icon.ts";
import type { IconComponent } from "./icon.ts";

export const BrandFacebookIcon: IconComponent = /* @__PURE__ */ icon(IconBrandFacebook);
export const BrandPinterestIcon: IconComponent = /* @__PURE__ */ icon(IconBrandPinterest);
export const BrandWhatsappIcon: IconComponent = /* @__PURE__ */ icon(IconBrandWhatsapp);
export const BrandXIcon: IconComponent = /* @__PURE__ */ icon(IconBrandX);
export const LinkIcon: IconComponent = /* @__PURE__ */ icon(IconLink);
export const ZoomInIcon: IconComponent = /* @__PURE__ */ icon(IconZoomIn);
export const ZoomOutIcon: IconComponent = /* @__PURE__ */ icon(IconZoomOut);
