/** Icons of notices and form results. */
import { IconAlertTriangle, IconCircleCheck, IconInfoCircle } from "@tabler/icons-react";
import { icon } from "./icon.ts";
import type { IconComponent } from "./icon.ts";

export const InfoIcon: IconComponent = /* @__PURE__ */ icon(IconInfoCircle);
export const SuccessIcon: IconComponent = /* @__PURE__ */ icon(IconCircleCheck);
export const WarningIcon: IconComponent = /* @__PURE__ */ icon(IconAlertTriangle);
