/** Icons of ratings. */
import { IconStar, IconStarFilled } from "@tabler/icons-react";
import { icon } from "./icon.ts";
import type { IconComponent } from "./icon.ts";

export const StarIcon: IconComponent = /* @__PURE__ */ icon(IconStar);
export const StarFilledIcon: IconComponent = /* @__PURE__ */ icon(IconStarFilled);
