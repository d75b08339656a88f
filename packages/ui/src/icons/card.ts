/** Icons of cards and carousels. */
import { icon } from "./icon.ts";
import type { IconComponent } from "./icon.ts";

export const HeartFilledIcon: IconComponent = /* @__PURE__ */ icon(
  "heart-filled",
  "M6.979 3.074a6 6 0 0 1 4.988 1.425l.037 .033l.034 -.03a6 6 0 0 1 4.733 -1.44l.246 .036a6 6 0 0 1 3.364 10.008l-.18 .185l-.048 .041l-7.45 7.379a1 1 0 0 1 -1.313 .082l-.094 -.082l-7.493 -7.422a6 6 0 0 1 3.176 -10.215z",
  "filled",
);
export const CheckIcon: IconComponent = /* @__PURE__ */ icon("check", "M5 12l5 5l10 -10");
export const ErrorIcon: IconComponent = /* @__PURE__ */ icon(
  "error",
  "M3 12a9 9 0 1 0 18 0a9 9 0 0 0 -18 0M12 8v4M12 16h.01",
);
export const PlayIcon: IconComponent = /* @__PURE__ */ icon("play", "M7 4v16l13 -8l-13 -8");
export const PauseIcon: IconComponent = /* @__PURE__ */ icon(
  "pause",
  "M6 6a1 1 0 0 1 1 -1h2a1 1 0 0 1 1 1v12a1 1 0 0 1 -1 1h-2a1 1 0 0 1 -1 -1l0 -12M14 6a1 1 0 0 1 1 -1h2a1 1 0 0 1 1 1v12a1 1 0 0 1 -1 1h-2a1 1 0 0 1 -1 -1l0 -12",
);
export const RefreshIcon: IconComponent = /* @__PURE__ */ icon(
  "refresh",
  "M20 11a8.1 8.1 0 0 0 -15.5 -2m-.5 -4v4h4M4 13a8.1 8.1 0 0 0 15.5 2m.5 4v-4h-4",
);

/* Mirrored in right-to-left pages. */
export const ChevronEndIcon: IconComponent = /* @__PURE__ */ icon(
  "chevron-end",
  "M9 6l6 6l-6 6",
  "mirrored",
);
export const ChevronStartIcon: IconComponent = /* @__PURE__ */ icon(
  "chevron-start",
  "M15 6l-6 6l6 6",
  "mirrored",
);
export const ArrowEndIcon: IconComponent = /* @__PURE__ */ icon(
  "arrow-end",
  "M5 12l14 0M13 18l6 -6M13 6l6 6",
  "mirrored",
);
