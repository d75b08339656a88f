/** The icon of links that lead outside. */
import { IconExternalLink } from "@tabler/icons-react";
import { icon } from "./icon.ts";
import type { IconComponent } from "./icon.ts";

/** Follows the writing direction. */
export const ExternalIcon: IconComponent = /* @__PURE__ */ icon(IconExternalLink, true);
