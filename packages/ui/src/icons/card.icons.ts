/** Icons of cards and carousels. */
import {
  IconArrowRight,
  IconAlertCircle,
  IconCheck,
  IconChevronLeft,
  IconChevronRight,
  IconHeartFilled,
  IconPlayerPause,
  IconPlayerPlay,
  IconRefresh,
} from "@tabler/icons-react";
import { icon } from "./icon.ts";
import type { IconComponent } from "./icon.ts";

export const HeartFilledIcon: IconComponent = /* @__PURE__ */ icon(IconHeartFilled);
export const CheckIcon: IconComponent = /* @__PURE__ */ icon(IconCheck);
export const ErrorIcon: IconComponent = /* @__PURE__ */ icon(IconAlertCircle);
export const PlayIcon: IconComponent = /* @__PURE__ */ icon(IconPlayerPlay);
export const PauseIcon: IconComponent = /* @__PURE__ */ icon(IconPlayerPause);
export const RefreshIcon: IconComponent = /* @__PURE__ */ icon(IconRefresh);

/* Mirrored in right-to-left pages. */
export const ChevronEndIcon: IconComponent = /* @__PURE__ */ icon(IconChevronRight, true);
export const ChevronStartIcon: IconComponent = /* @__PURE__ */ icon(IconChevronLeft, true);
export const ArrowEndIcon: IconComponent = /* @__PURE__ */ icon(IconArrowRight, true);
