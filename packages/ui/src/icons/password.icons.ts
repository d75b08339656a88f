/** Icon of password fields. */
import { IconEye, IconEyeOff } from "@tabler/icons-react";
import { icon } from "./icon.ts";
import type { IconComponent } from "./icon.ts";

export const EyeIcon: IconComponent = /* @__PURE__ */ icon(IconEye);
export const EyeOffIcon: IconComponent = /* @__PURE__ */ icon(IconEyeOff);
