/** Icon of external links. */
import { IconExternalLink } from "@tabler/icons-react";
import { icon } from "./icon.ts";
import type { IconComponent } from "./icon.ts";

/** Mirrored in right-to-left pages. */
export const ExternalIcon: IconComponent = /* @__PURE__ */ icon(IconExternalLink, true);
