/** Icon of the cart. */
import { IconTrash } from "@tabler/icons-react";
import { icon } from "./icon.ts";
import type { IconComponent } from "./icon.ts";

export const TrashIcon: IconComponent = /* @__PURE__ */ icon(IconTrash);
