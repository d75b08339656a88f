/** Icon of password fields. */
import { IconEyeOff } from "@tabler/icons-react";
import { icon } from "./icon.ts";
import type { IconComponent } from "./icon.ts";

export const EyeOffIcon: IconComponent = /* @__PURE__ */ icon(IconEyeOff);
