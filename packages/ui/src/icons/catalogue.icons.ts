/** Icons of the catalogue. */
import { IconAdjustmentsHorizontal, IconChevronUp } from "@tabler/icons-react";
import { icon } from "./icon.ts";
import type { IconComponent } from "./icon.ts";

export const ChevronUpIcon: IconComponent = /* @__PURE__ */ icon(IconChevronUp);
export const FilterIcon: IconComponent = /* @__PURE__ */ icon(IconAdjustmentsHorizontal);
