import type { Palette } from "./palette.ts";

type Role = keyof Palette;
type Pair = readonly [foreground: Role, background: Role];

const backgrounds: readonly Role[] = ["canvas", "surface", "sunken", "raised"];
const textColors: readonly Role[] = [
  "text",
  "textMuted",
  "textSubtle",
  "action",
  "actionHover",
  "zariInk",
  "success",
  "danger",
  "info",
  "priceSale",
];
const controlColors: readonly Role[] = [
  "borderControl",
  "focus",
  "wish",
  "star",
  "textDisabled",
  // The shape of a `StatusPill` with the tone `warning`; those of its other tones are text colours.
  "onWarningSoft",
];

/** Text and background colours that need 4.5:1 (WCAG 1.4.3). */
export const textPairs: readonly Pair[] = [
  ...textColors.flatMap((textColor) =>
    backgrounds.map((background): Pair => [textColor, background]),
  ),
  ["onAction", "action"],
  ["onAction", "actionHover"],
  ["onAction", "actionPress"],
  ["onActionSoft", "actionSoft"],
  ["onHero", "hero"],
  ["onHero", "heroOrnament"],
  ["onBrand", "brand"],
  ["onSuccessSoft", "successSoft"],
  ["onWarningSoft", "warningSoft"],
  ["onDangerSoft", "dangerSoft"],
  ["onInfoSoft", "infoSoft"],
  ["onTag", "tagHot"],
  ["onTag", "tagNew"],
  ["onTag", "tagOff"],
  ["onTag", "tagSold"],
  ["onTagLow", "tagLow"],
];

/** Controls, rings and icons that need 3:1 against their background (WCAG 1.4.11). Zari is decorative and excluded. */
export const markPairs: readonly Pair[] = controlColors.flatMap((controlColor) =>
  backgrounds.map((background): Pair => [controlColor, background]),
);

/** All pairs with the contrast ratio that they need. */
export const pairNeeds: readonly { readonly pair: Pair; readonly needed: number }[] = [
  ...textPairs.map((pair) => ({ pair, needed: 4.5 })),
  ...markPairs.map((pair) => ({ pair, needed: 3 })),
];
