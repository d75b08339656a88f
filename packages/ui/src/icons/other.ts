/** Icons of other pages. */
import { icon } from "./icon.ts";
import type { IconComponent } from "./icon.ts";

export const ArrowDownIcon: IconComponent = /* @__PURE__ */ icon(
  "arrow-down",
  "M12 5l0 14M18 13l-6 6M6 13l6 6",
);
export const CopyIcon: IconComponent = /* @__PURE__ */ icon(
  "copy",
  "M7 9.667a2.667 2.667 0 0 1 2.667 -2.667h8.666a2.667 2.667 0 0 1 2.667 2.667v8.666a2.667 2.667 0 0 1 -2.667 2.667h-8.666a2.667 2.667 0 0 1 -2.667 -2.667l0 -8.666M4.012 16.737a2.005 2.005 0 0 1 -1.012 -1.737v-10c0 -1.1 .9 -2 2 -2h10c.75 0 1.158 .385 1.5 1",
);
export const ShareIcon: IconComponent = /* @__PURE__ */ icon(
  "share",
  "M3 12a3 3 0 1 0 6 0a3 3 0 1 0 -6 0M15 6a3 3 0 1 0 6 0a3 3 0 1 0 -6 0M15 18a3 3 0 1 0 6 0a3 3 0 1 0 -6 0M8.7 10.7l6.6 -3.4M8.7 13.3l6.6 3.4",
);
export const BrandInstagramIcon: IconComponent = /* @__PURE__ */ icon(
  "brand-instagram",
  "M3 7a4 4 0 0 1 4 -4h10a4 4 0 0 1 4 4v10a4 4 0 0 1 -4 4h-10a4 4 0 0 1 -4 -4l0 -10M8.5 12a3.5 3.5 0 1 0 7 0a3.5 3.5 0 0 0 -7 0M17 7v.01",
);
export const BrandYoutubeIcon: IconComponent = /* @__PURE__ */ icon(
  "brand-youtube",
  "M2 8a4 4 0 0 1 4 -4h12a4 4 0 0 1 4 4v8a4 4 0 0 1 -4 4h-12a4 4 0 0 1 -4 -4v-8M10 9l5 3l-5 3l0 -6",
);
export const BrandLinkedinIcon: IconComponent = /* @__PURE__ */ icon(
  "brand-linkedin",
  "M8 11v5M8 8v.01M12 16v-5M16 16v-3a2 2 0 1 0 -4 0M3 7a4 4 0 0 1 4 -4h10a4 4 0 0 1 4 4v10a4 4 0 0 1 -4 4h-10a4 4 0 0 1 -4 -4l0 -10",
);
export const SortIcon: IconComponent = /* @__PURE__ */ icon(
  "sort",
  "M3 9l4 -4l4 4m-4 -4v14M21 15l-4 4l-4 -4m4 4v-14",
);
export const GridIcon: IconComponent = /* @__PURE__ */ icon(
  "grid",
  "M4 5a1 1 0 0 1 1 -1h4a1 1 0 0 1 1 1v4a1 1 0 0 1 -1 1h-4a1 1 0 0 1 -1 -1l0 -4M14 5a1 1 0 0 1 1 -1h4a1 1 0 0 1 1 1v4a1 1 0 0 1 -1 1h-4a1 1 0 0 1 -1 -1l0 -4M4 15a1 1 0 0 1 1 -1h4a1 1 0 0 1 1 1v4a1 1 0 0 1 -1 1h-4a1 1 0 0 1 -1 -1l0 -4M14 15a1 1 0 0 1 1 -1h4a1 1 0 0 1 1 1v4a1 1 0 0 1 -1 1h-4a1 1 0 0 1 -1 -1l0 -4",
);
export const RowsIcon: IconComponent = /* @__PURE__ */ icon(
  "rows",
  "M4 6a2 2 0 0 1 2 -2h12a2 2 0 0 1 2 2v2a2 2 0 0 1 -2 2h-12a2 2 0 0 1 -2 -2l0 -2M4 16a2 2 0 0 1 2 -2h12a2 2 0 0 1 2 2v2a2 2 0 0 1 -2 2h-12a2 2 0 0 1 -2 -2l0 -2",
);
export const SunIcon: IconComponent = /* @__PURE__ */ icon(
  "sun",
  "M8 12a4 4 0 1 0 8 0a4 4 0 1 0 -8 0M3 12h1m8 -9v1m8 8h1m-9 8v1m-6.4 -15.4l.7 .7m12.1 -.7l-.7 .7m0 11.4l.7 .7m-12.1 -.7l-.7 .7",
);
export const DeviceIcon: IconComponent = /* @__PURE__ */ icon(
  "device",
  "M3 5a1 1 0 0 1 1 -1h16a1 1 0 0 1 1 1v10a1 1 0 0 1 -1 1h-16a1 1 0 0 1 -1 -1v-10M7 20h10M9 16v4M15 16v4",
);
export const PhoneIcon: IconComponent = /* @__PURE__ */ icon(
  "phone",
  "M5 4h4l2 5l-2.5 1.5a11 11 0 0 0 5 5l1.5 -2.5l5 2v4a2 2 0 0 1 -2 2a16 16 0 0 1 -15 -15a2 2 0 0 1 2 -2",
);
export const MailIcon: IconComponent = /* @__PURE__ */ icon(
  "mail",
  "M3 7a2 2 0 0 1 2 -2h14a2 2 0 0 1 2 2v10a2 2 0 0 1 -2 2h-14a2 2 0 0 1 -2 -2v-10M3 7l9 6l9 -6",
);
export const MapPinIcon: IconComponent = /* @__PURE__ */ icon(
  "map-pin",
  "M9 11a3 3 0 1 0 6 0a3 3 0 0 0 -6 0M17.657 16.657l-4.243 4.243a2 2 0 0 1 -2.827 0l-4.244 -4.243a8 8 0 1 1 11.314 0",
);
export const ClockIcon: IconComponent = /* @__PURE__ */ icon(
  "clock",
  "M3 12a9 9 0 1 0 18 0a9 9 0 0 0 -18 0M12 7v5l3 3",
);
export const CardIcon: IconComponent = /* @__PURE__ */ icon(
  "card",
  "M3 8a3 3 0 0 1 3 -3h12a3 3 0 0 1 3 3v8a3 3 0 0 1 -3 3h-12a3 3 0 0 1 -3 -3l0 -8M3 10l18 0M7 15l.01 0M11 15l2 0",
);
export const GiftIcon: IconComponent = /* @__PURE__ */ icon(
  "gift",
  "M3 9a1 1 0 0 1 1 -1h16a1 1 0 0 1 1 1v2a1 1 0 0 1 -1 1h-16a1 1 0 0 1 -1 -1l0 -2M12 8l0 13M19 12v7a2 2 0 0 1 -2 2h-10a2 2 0 0 1 -2 -2v-7M7.5 8a2.5 2.5 0 0 1 0 -5a4.8 8 0 0 1 4.5 5a4.8 8 0 0 1 4.5 -5a2.5 2.5 0 0 1 0 5",
);
export const PackageIcon: IconComponent = /* @__PURE__ */ icon(
  "package",
  "M12 3l8 4.5l0 9l-8 4.5l-8 -4.5l0 -9l8 -4.5M12 12l8 -4.5M12 12l0 9M12 12l-8 -4.5M16 5.25l-8 4.5",
);
export const TagIcon: IconComponent = /* @__PURE__ */ icon(
  "tag",
  "M6.5 7.5a1 1 0 1 0 2 0a1 1 0 1 0 -2 0M3 6v5.172a2 2 0 0 0 .586 1.414l7.71 7.71a2.41 2.41 0 0 0 3.408 0l5.592 -5.592a2.41 2.41 0 0 0 0 -3.408l-7.71 -7.71a2 2 0 0 0 -1.414 -.586h-5.172a3 3 0 0 0 -3 3",
);
export const HomeIcon: IconComponent = /* @__PURE__ */ icon(
  "home",
  "M5 12l-2 0l9 -9l9 9l-2 0M5 12v7a2 2 0 0 0 2 2h10a2 2 0 0 0 2 -2v-7M9 21v-6a2 2 0 0 1 2 -2h2a2 2 0 0 1 2 2v6",
);
export const NeedleIcon: IconComponent = /* @__PURE__ */ icon(
  "needle",
  "M3 21c-.667 -.667 3.262 -6.236 11.785 -16.709a3.5 3.5 0 1 1 5.078 4.791c-10.575 8.612 -16.196 12.585 -16.863 11.918M17.5 6.5l-1 1M17 7c-2.333 -2.667 -3.5 -4 -5 -4s-2 1 -2 2c0 4 8.161 8.406 6 11c-1.056 1.268 -3.363 1.285 -5.75 .808M5.739 15.425c-1.393 -.565 -3.739 -1.925 -3.739 -3.425M19.5 9.5l1.5 1.5",
);
export const HangerIcon: IconComponent = /* @__PURE__ */ icon(
  "hanger",
  "M14 6a2 2 0 1 0 -4 0c0 1.667 .67 3 2 4h-.008l7.971 4.428a2 2 0 0 1 1.029 1.749v.823a2 2 0 0 1 -2 2h-14a2 2 0 0 1 -2 -2v-.823a2 2 0 0 1 1.029 -1.749l7.971 -4.428",
);
export const WashIcon: IconComponent = /* @__PURE__ */ icon(
  "wash",
  "M3.486 8.965c.168 .02 .34 .033 .514 .035c.79 .009 1.539 -.178 2 -.5c.461 -.32 1.21 -.507 2 -.5c.79 -.007 1.539 .18 2 .5c.461 .322 1.21 .509 2 .5c.79 .009 1.539 -.178 2 -.5c.461 -.32 1.21 -.507 2 -.5c.79 -.007 1.539 .18 2 .5c.461 .322 1.21 .509 2 .5c.17 0 .339 -.014 .503 -.034M3 6l1.721 10.329a2 2 0 0 0 1.973 1.671h10.612a2 2 0 0 0 1.973 -1.671l1.721 -10.329",
);
export const IroningIcon: IconComponent = /* @__PURE__ */ icon(
  "ironing",
  "M9 6h7.459a3 3 0 0 1 2.959 2.507l.577 3.464l.81 4.865a1 1 0 0 1 -.985 1.164h-16.82a7 7 0 0 1 7 -7h9.8M12 15h.01",
);
export const PrinterIcon: IconComponent = /* @__PURE__ */ icon(
  "printer",
  "M17 17h2a2 2 0 0 0 2 -2v-4a2 2 0 0 0 -2 -2h-14a2 2 0 0 0 -2 2v4a2 2 0 0 0 2 2h2M17 9v-4a2 2 0 0 0 -2 -2h-6a2 2 0 0 0 -2 2v4M7 15a2 2 0 0 1 2 -2h6a2 2 0 0 1 2 2v4a2 2 0 0 1 -2 2h-6a2 2 0 0 1 -2 -2l0 -4",
);
export const QuoteIcon: IconComponent = /* @__PURE__ */ icon(
  "quote",
  "M10 11h-4a1 1 0 0 1 -1 -1v-3a1 1 0 0 1 1 -1h3a1 1 0 0 1 1 1v6c0 2.667 -1.333 4.333 -4 5M19 11h-4a1 1 0 0 1 -1 -1v-3a1 1 0 0 1 1 -1h3a1 1 0 0 1 1 1v6c0 2.667 -1.333 4.333 -4 5",
);
export const CalendarIcon: IconComponent = /* @__PURE__ */ icon(
  "calendar",
  "M4 7a2 2 0 0 1 2 -2h12a2 2 0 0 1 2 2v12a2 2 0 0 1 -2 2h-12a2 2 0 0 1 -2 -2v-12M16 3v4M8 3v4M4 11h16",
);
export const LockIcon: IconComponent = /* @__PURE__ */ icon(
  "lock",
  "M5 13a2 2 0 0 1 2 -2h10a2 2 0 0 1 2 2v6a2 2 0 0 1 -2 2h-10a2 2 0 0 1 -2 -2v-6M11 16a1 1 0 1 0 2 0a1 1 0 0 0 -2 0M8 11v-4a4 4 0 1 1 8 0v4",
);
export const ShieldIcon: IconComponent = /* @__PURE__ */ icon(
  "shield",
  "M11.46 20.846a12 12 0 0 1 -7.96 -14.846a12 12 0 0 0 8.5 -3a12 12 0 0 0 8.5 3a12 12 0 0 1 -.09 7.06M15 19l2 2l4 -4",
);
export const HeadsetIcon: IconComponent = /* @__PURE__ */ icon(
  "headset",
  "M4 14v-3a8 8 0 1 1 16 0v3M18 19c0 1.657 -2.686 3 -6 3M4 14a2 2 0 0 1 2 -2h1a2 2 0 0 1 2 2v3a2 2 0 0 1 -2 2h-1a2 2 0 0 1 -2 -2v-3M15 14a2 2 0 0 1 2 -2h1a2 2 0 0 1 2 2v3a2 2 0 0 1 -2 2h-1a2 2 0 0 1 -2 -2v-3",
);
export const RupeeIcon: IconComponent = /* @__PURE__ */ icon(
  "rupee",
  "M18 5h-11h3a4 4 0 0 1 0 8h-3l6 6M7 9l11 0",
);
export const LeafIcon: IconComponent = /* @__PURE__ */ icon(
  "leaf",
  "M5 21c.5 -4.5 2.5 -8 7 -10M9 18c6.218 0 10.5 -3.288 11 -12v-2h-4.014c-9 0 -11.986 4 -12 9c0 1 0 3 2 5h3l.014 0",
);

/* Mirrored in right-to-left pages. */
export const ArrowStartIcon: IconComponent = /* @__PURE__ */ icon(
  "arrow-start",
  "M5 12l14 0M5 12l6 6M5 12l6 -6",
  "mirrored",
);
export const UndoIcon: IconComponent = /* @__PURE__ */ icon(
  "undo",
  "M9 14l-4 -4l4 -4M5 10h11a4 4 0 1 1 0 8h-1",
  "mirrored",
);
export const SendIcon: IconComponent = /* @__PURE__ */ icon(
  "send",
  "M10 14l11 -11M21 3l-6.5 18a.55 .55 0 0 1 -1 0l-3.5 -7l-7 -3.5a.55 .55 0 0 1 0 -1l18 -6.5",
  "mirrored",
);
export const TruckIcon: IconComponent = /* @__PURE__ */ icon(
  "truck",
  "M5 17a2 2 0 1 0 4 0a2 2 0 1 0 -4 0M15 17a2 2 0 1 0 4 0a2 2 0 1 0 -4 0M5 17h-2v-11a1 1 0 0 1 1 -1h9v12m-4 0h6m4 0h2v-6h-8m0 -5h5l3 5",
  "mirrored",
);
export const ListIcon: IconComponent = /* @__PURE__ */ icon(
  "list",
  "M9 6l11 0M9 12l11 0M9 18l11 0M5 6l0 .01M5 12l0 .01M5 18l0 .01",
  "mirrored",
);
