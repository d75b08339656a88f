/** Icons of the product page. */
import { icon } from "./icon.ts";
import type { IconComponent } from "./icon.ts";

export const BrandFacebookIcon: IconComponent = /* @__PURE__ */ icon(
  "brand-facebook",
  "M7 10v4h3v7h4v-7h3l1 -4h-4v-2a1 1 0 0 1 1 -1h3v-4h-3a5 5 0 0 0 -5 5v2h-3",
);
export const BrandPinterestIcon: IconComponent = /* @__PURE__ */ icon(
  "brand-pinterest",
  "M8 20l4 -9M10.7 14c.437 1.263 1.43 2 2.55 2c2.071 0 3.75 -1.554 3.75 -4a5 5 0 1 0 -9.7 1.7M3 12a9 9 0 1 0 18 0a9 9 0 1 0 -18 0",
);
export const BrandWhatsappIcon: IconComponent = /* @__PURE__ */ icon(
  "brand-whatsapp",
  "M3 21l1.65 -3.8a9 9 0 1 1 3.4 2.9l-5.05 .9M9 10a.5 .5 0 0 0 1 0v-1a.5 .5 0 0 0 -1 0v1a5 5 0 0 0 5 5h1a.5 .5 0 0 0 0 -1h-1a.5 .5 0 0 0 0 1",
);
export const BrandXIcon: IconComponent = /* @__PURE__ */ icon(
  "brand-x",
  "M4 4l11.733 16h4.267l-11.733 -16l-4.267 0M4 20l6.768 -6.768m2.46 -2.46l6.772 -6.772",
);
export const LinkIcon: IconComponent = /* @__PURE__ */ icon(
  "link",
  "M9 15l6 -6M11 6l.463 -.536a5 5 0 0 1 7.071 7.072l-.534 .464M13 18l-.397 .534a5.068 5.068 0 0 1 -7.127 0a4.972 4.972 0 0 1 0 -7.071l.524 -.463",
);
export const ZoomInIcon: IconComponent = /* @__PURE__ */ icon(
  "zoom-in",
  "M3 10a7 7 0 1 0 14 0a7 7 0 1 0 -14 0M7 10l6 0M10 7l0 6M21 21l-6 -6",
);
export const ZoomOutIcon: IconComponent = /* @__PURE__ */ icon(
  "zoom-out",
  "M3 10a7 7 0 1 0 14 0a7 7 0 1 0 -14 0M7 10l6 0M21 21l-6 -6",
);
