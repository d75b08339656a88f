/** The colours of a shop's theme and the contrast that they need. */
import { z } from "zod";

/** The colours of a theme, and what each is for. The design system has the same (`themes/brand.ts`). */
export const themeColors = {
  canvas: "Background of the page",
  surface: "Background of cards and fields",
  text: "Text",
  textMuted: "Secondary text",
  action: "Buttons and links",
  actionHover: "Buttons and links under the pointer",
  actionPress: "Pressed buttons",
  onAction: "Text on buttons",
  actionSoft: "Background of what is selected",
  onActionSoft: "Text on what is selected",
  hero: "Background of the first banner",
  onHero: "Text on the first banner",
} as const;

export type ThemeColor = keyof typeof themeColors;

/** Colours that every theme has, in light and in dark: those of the design system's palette. */
export const fixedColors = {
  sunken: ["#f3f2ed", "#060b10"],
  raised: ["#ffffff", "#1b232c"],
  textSubtle: ["#636c73", "#8b959d"],
  zariInk: ["#815b16", "#e5c379"],
  success: ["#226837", "#76cf8a"],
  danger: ["#b51f1f", "#f7827a"],
  info: ["#225899", "#81bbf7"],
  priceSale: ["#ac1c1d", "#f98b84"],
  borderControl: ["#7e8891", "#67727b"],
  focus: ["#0f74c5", "#69c1fc"],
  wish: ["#c91571", "#f978a9"],
  star: ["#c3781b", "#f0ba59"],
  textDisabled: ["#80878d", "#6a7178"],
  onWarningSoft: ["#6c4302", "#f6d795"],
} as const;

/** Where every theme uses the fixed colours. */
const fixedNames: Readonly<Record<keyof typeof fixedColors, string>> = {
  sunken: "Background of pale sections",
  raised: "Background of menus and dialogs",
  textSubtle: "Least important text",
  zariInk: "Golden text",
  success: "Text of success",
  danger: "Text of errors",
  info: "Text of hints",
  priceSale: "Reduced prices",
  borderControl: "Border of fields",
  focus: "Ring around what has the focus",
  wish: "Heart of the wishlist",
  star: "Stars of ratings",
  textDisabled: "Text of what cannot be used",
  onWarningSoft: "Text of warnings",
};

type Role = ThemeColor | keyof typeof fixedColors;
type Pair = readonly [front: Role, back: Role, needed: number];

/** The contrast of texts (WCAG 1.4.3), and of controls and icons (WCAG 1.4.11). */
const TEXT = 4.5;
const CONTROL = 3;

/** Fixed colours are rounded to `#rrggbb`, so their contrast is exact to a hundredth. */
const ROUNDING = 0.01;

const pairsOf = (fronts: readonly Role[], backs: readonly Role[], needed: number): Pair[] =>
  fronts.flatMap((front) => backs.map((back): Pair => [front, back, needed]));

/** Pairs of colours that are used together, with at least one of the theme. */
export const themePairs: readonly Pair[] = [
  ...pairsOf(
    ["text", "textMuted", "action", "actionHover"],
    ["canvas", "surface", "sunken", "raised"],
    TEXT,
  ),
  ...pairsOf(
    ["textSubtle", "zariInk", "success", "danger", "info", "priceSale"],
    ["canvas", "surface"],
    TEXT,
  ),
  ...pairsOf(
    ["borderControl", "focus", "wish", "star", "textDisabled", "onWarningSoft"],
    ["canvas", "surface"],
    CONTROL,
  ),
  ...pairsOf(["onAction"], ["action", "actionHover", "actionPress"], TEXT),
  ["onActionSoft", "actionSoft", TEXT],
  ["onHero", "hero", TEXT],
];

const luminanceOf = (color: string): number => {
  const channel = (at: number): number => {
    const value = Number.parseInt(color.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5);
};

/** Returns the contrast ratio of two colours as `#rrggbb`, 1 to 21 (WCAG 2.2, "contrast ratio"). */
export const contrastOf = (one: string, other: string): number => {
  const [dark = 0, light = 0] = [luminanceOf(one), luminanceOf(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
};

const color = z
  .string("must be a colour")
  .regex(/^#[\da-f]{6}$/i, "must be a colour as #rrggbb, such as #7a1fa2");

const schemeShape = Object.fromEntries(
  Object.entries(themeColors).map(([name, purpose]) => [name, color.describe(purpose)]),
) as Record<ThemeColor, typeof color>;

const isOfTheme = (role: Role): role is ThemeColor => Object.hasOwn(themeColors, role);

/** All colours of a scheme, because each needs a contrast to others. A fault is at the colour that can be changed. */
const schemeOf = (fixed: 0 | 1) =>
  z.strictObject(schemeShape).superRefine((colors, context) => {
    const colorOf = (role: Role): string =>
      isOfTheme(role) ? colors[role] : fixedColors[role][fixed];
    for (const [front, back, needed] of themePairs) {
      const ratio = contrastOf(colorOf(front), colorOf(back));
      const isFixed = !isOfTheme(front) || !isOfTheme(back);
      if (ratio >= needed + (isFixed ? ROUNDING : 0)) continue;
      const words = `a contrast of ${(Math.floor(ratio * 100) / 100).toFixed(2)}:1 and needs ${needed}:1`;
      const named = (role: Role): string =>
        `“${isOfTheme(role) ? themeColors[role] : fixedNames[role]}” (${colorOf(role)}${isOfTheme(role) ? "" : ", of every theme"})`;
      const [path, message] = !isOfTheme(front)
        ? [back, `(${colorOf(back)}) below ${named(front)} has ${words}`]
        : isOfTheme(back)
          ? [
              front,
              `(${colorOf(front)}) on ${named(back)} has ${words}: make one of them lighter or darker`,
            ]
          : [front, `(${colorOf(front)}) on ${named(back)} has ${words}`];
      context.addIssue({ code: "custom", path: [path], message });
    }
  });

export const theme = z.strictObject({ light: schemeOf(0), dark: schemeOf(1).optional() });
