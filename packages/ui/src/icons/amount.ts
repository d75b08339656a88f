/** Icons of quantity controls. */
import { icon } from "./icon.ts";
import type { IconComponent } from "./icon.ts";

export const MinusIcon: IconComponent = /* @__PURE__ */ icon("minus", "M5 12l14 0");
export const PlusIcon: IconComponent = /* @__PURE__ */ icon("plus", "M12 5l0 14M5 12l14 0");
