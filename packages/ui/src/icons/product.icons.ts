/** Icons that the product page adds: amounts, notices, sharing. */
import {
  IconAlertTriangle,
  IconBrandFacebook,
  IconBrandPinterest,
  IconBrandWhatsapp,
  IconBrandX,
  IconCircleCheck,
  IconInfoCircle,
  IconLink,
  IconMinus,
  IconPlus,
  IconZoomIn,
} from "@tabler/icons-react";
import { icon } from "./icon.ts";
import type { IconComponent } from "./icon.ts";

export const BrandFacebookIcon: IconComponent = /* @__PURE__ */ icon(IconBrandFacebook);
export const BrandPinterestIcon: IconComponent = /* @__PURE__ */ icon(IconBrandPinterest);
export const BrandWhatsappIcon: IconComponent = /* @__PURE__ */ icon(IconBrandWhatsapp);
export const BrandXIcon: IconComponent = /* @__PURE__ */ icon(IconBrandX);
export const InfoIcon: IconComponent = /* @__PURE__ */ icon(IconInfoCircle);
export const LinkIcon: IconComponent = /* @__PURE__ */ icon(IconLink);
export const MinusIcon: IconComponent = /* @__PURE__ */ icon(IconMinus);
export const PlusIcon: IconComponent = /* @__PURE__ */ icon(IconPlus);
export const SuccessIcon: IconComponent = /* @__PURE__ */ icon(IconCircleCheck);
export const WarningIcon: IconComponent = /* @__PURE__ */ icon(IconAlertTriangle);
export const ZoomInIcon: IconComponent = /* @__PURE__ */ icon(IconZoomIn);
