/** Icon of external links. */
import { icon } from "./icon.ts";
import type { IconComponent } from "./icon.ts";

/** Mirrored in right-to-left pages. */
export const ExternalIcon: IconComponent = /* @__PURE__ */ icon(
  "external",
  "M12 6h-6a2 2 0 0 0 -2 2v10a2 2 0 0 0 2 2h10a2 2 0 0 0 2 -2v-6M11 13l9 -9M15 4h5v5",
  "mirrored",
);
