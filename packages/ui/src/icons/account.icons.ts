/** Icons of the account pages. */
import { IconEdit, IconLogout, IconReceipt } from "@tabler/icons-react";
import { icon } from "./icon.ts";
import type { IconComponent } from "./icon.ts";

export const EditIcon: IconComponent = /* @__PURE__ */ icon(IconEdit);
export const ReceiptIcon: IconComponent = /* @__PURE__ */ icon(IconReceipt);

/** Mirrored in right-to-left pages. */
export const LogoutIcon: IconComponent = /* @__PURE__ */ icon(IconLogout, true);
