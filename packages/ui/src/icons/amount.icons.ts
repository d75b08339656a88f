/** Icons of quantity controls. */
import { IconMinus, IconPlus } from "@tabler/icons-react";
import { icon } from "./icon.ts";
import type { IconComponent } from "./icon.ts";

export const MinusIcon: IconComponent = /* @__PURE__ */ icon(IconMinus);
export const PlusIcon: IconComponent = /* @__PURE__ */ icon(IconPlus);
