/** Icon of the cart. */
import { icon } from "./icon.ts";
import type { IconComponent } from "./icon.ts";

export const TrashIcon: IconComponent = /* @__PURE__ */ icon(
  "trash",
  "M4 7l16 0M10 11l0 6M14 11l0 6M5 7l1 12a2 2 0 0 0 2 2h8a2 2 0 0 0 2 -2l1 -12M9 7v-3a1 1 0 0 1 1 -1h4a1 1 0 0 1 1 1v3",
);
