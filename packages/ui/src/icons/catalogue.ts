/** Icons of the catalogue. */
import { icon } from "./icon.ts";
import type { IconComponent } from "./icon.ts";

export const ChevronUpIcon: IconComponent = /* @__PURE__ */ icon("chevron-up", "M6 15l6 -6l6 6");
export const FilterIcon: IconComponent = /* @__PURE__ */ icon(
  "filter",
  "M12 6a2 2 0 1 0 4 0a2 2 0 1 0 -4 0M4 6l8 0M16 6l4 0M6 12a2 2 0 1 0 4 0a2 2 0 1 0 -4 0M4 12l2 0M10 12l10 0M15 18a2 2 0 1 0 4 0a2 2 0 1 0 -4 0M4 18l11 0M19 18l1 0",
);
