/** The icon that password fields add. */
import { IconEyeOff } from "@tabler/icons-react";
import { icon } from "./icon.ts";
import type { IconComponent } from "./icon.ts";

export const EyeOffIcon: IconComponent = /* @__PURE__ */ icon(IconEyeOff);
