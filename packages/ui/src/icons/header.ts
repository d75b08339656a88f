/** Icons of the header, on every page. */
import { icon } from "./icon.ts";
import type { IconComponent } from "./icon.ts";

export const MenuIcon: IconComponent = /* @__PURE__ */ icon(
  "menu",
  "M4 6l16 0M4 12l16 0M4 18l16 0",
);
export const SearchIcon: IconComponent = /* @__PURE__ */ icon(
  "search",
  "M3 10a7 7 0 1 0 14 0a7 7 0 1 0 -14 0M21 21l-6 -6",
);
export const HeartIcon: IconComponent = /* @__PURE__ */ icon(
  "heart",
  "M19.5 12.572l-7.5 7.428l-7.5 -7.428a5 5 0 1 1 7.5 -6.566a5 5 0 1 1 7.5 6.572",
);
export const BagIcon: IconComponent = /* @__PURE__ */ icon(
  "bag",
  "M6.331 8h11.339a2 2 0 0 1 1.977 2.304l-1.255 8.152a3 3 0 0 1 -2.966 2.544h-6.852a3 3 0 0 1 -2.965 -2.544l-1.255 -8.152a2 2 0 0 1 1.977 -2.304M9 11v-5a3 3 0 0 1 6 0v5",
);
export const UserIcon: IconComponent = /* @__PURE__ */ icon(
  "user",
  "M8 7a4 4 0 1 0 8 0a4 4 0 0 0 -8 0M6 21v-2a4 4 0 0 1 4 -4h4a4 4 0 0 1 4 4v2",
);
export const ChevronDownIcon: IconComponent = /* @__PURE__ */ icon("chevron-down", "M6 9l6 6l6 -6");
export const CloseIcon: IconComponent = /* @__PURE__ */ icon("close", "M18 6l-12 12M6 6l12 12");
export const ArrowUpIcon: IconComponent = /* @__PURE__ */ icon(
  "arrow-up",
  "M12 5l0 14M18 11l-6 -6M6 11l6 -6",
);
export const MoonIcon: IconComponent = /* @__PURE__ */ icon(
  "moon",
  "M12 3c.132 0 .263 0 .393 0a7.5 7.5 0 0 0 7.92 12.446a9 9 0 1 1 -8.313 -12.454l0 .008",
);
export const DirectionIcon: IconComponent = /* @__PURE__ */ icon(
  "direction",
  "M16 4h-6.5a3.5 3.5 0 0 0 0 7h.5M14 15v-11M10 15v-11M5 19h14M7 21l-2 -2l2 -2",
);
