/** Icons of notices and form results. */
import { icon } from "./icon.ts";
import type { IconComponent } from "./icon.ts";

export const InfoIcon: IconComponent = /* @__PURE__ */ icon(
  "info",
  "M3 12a9 9 0 1 0 18 0a9 9 0 0 0 -18 0M12 9h.01M11 12h1v4h1",
);
export const SuccessIcon: IconComponent = /* @__PURE__ */ icon(
  "success",
  "M3 12a9 9 0 1 0 18 0a9 9 0 1 0 -18 0M9 12l2 2l4 -4",
);
export const WarningIcon: IconComponent = /* @__PURE__ */ icon(
  "warning",
  "M12 9v4M10.363 3.591l-8.106 13.534a1.914 1.914 0 0 0 1.636 2.871h16.214a1.914 1.914 0 0 0 1.636 -2.87l-8.106 -13.536a1.914 1.914 0 0 0 -3.274 0M12 16h.01",
);
