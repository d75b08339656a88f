/** Icons that the pages of an account add. */
import { IconEdit, IconLogout, IconReceipt } from "@tabler/icons-react";
import { icon } from "./icon.ts";
import type { IconComponent } from "./icon.ts";

export const EditIcon: IconComponent = /* @__PURE__ */ icon(IconEdit);
export const ReceiptIcon: IconComponent = /* @__PURE__ */ icon(IconReceipt);

/** Follows the writing direction. */
export const LogoutIcon: IconComponent = /* @__PURE__ */ icon(IconLogout, true);
