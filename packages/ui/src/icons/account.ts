/** Icons of the account pages. */
import { icon } from "./icon.ts";
import type { IconComponent } from "./icon.ts";

export const EditIcon: IconComponent = /* @__PURE__ */ icon(
  "edit",
  "M7 7h-1a2 2 0 0 0 -2 2v9a2 2 0 0 0 2 2h9a2 2 0 0 0 2 -2v-1M20.385 6.585a2.1 2.1 0 0 0 -2.97 -2.97l-8.415 8.385v3h3l8.385 -8.415M16 5l3 3",
);
export const ReceiptIcon: IconComponent = /* @__PURE__ */ icon(
  "receipt",
  "M5 21v-16a2 2 0 0 1 2 -2h10a2 2 0 0 1 2 2v16l-3 -2l-2 2l-2 -2l-2 2l-2 -2l-3 2m4 -14h6m-6 4h6m-2 4h2",
);

/** Mirrored in right-to-left pages. */
export const LogoutIcon: IconComponent = /* @__PURE__ */ icon(
  "logout",
  "M14 8v-2a2 2 0 0 0 -2 -2h-7a2 2 0 0 0 -2 2v12a2 2 0 0 0 2 2h7a2 2 0 0 0 2 -2v-2M9 12h12l-3 -3M18 15l3 -3",
  "mirrored",
);
