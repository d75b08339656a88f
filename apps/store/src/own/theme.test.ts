import { lightColors as light } from "@pallu/contract/fixtures";
import { theme, themeColors } from "@pallu/contract/shopTheme";
import { brandColors, brandFaults } from "@pallu/ui/brand";
import { expect, test } from "vitest";

const dark = {
  canvas: "#101418",
  surface: "#161b20",
  text: "#f2f2f2",
  textMuted: "#c8c8c8",
  action: "#d7a6ee",
  actionHover: "#e2bdf3",
  actionPress: "#ecd5f7",
  onAction: "#2a0838",
  actionSoft: "#3a2345",
  onActionSoft: "#ecd5f7",
  hero: "#4a148c",
  onHero: "#ffffff",
};

/** A grey, 0 is black. */
const grey = (step: number): string => `#${(step * 17).toString(16).padStart(2, "0").repeat(3)}`;

test("an import refuses the colours that the design system would refuse, and no others", () => {
  expect(themeColors).toEqual(brandColors);
  expect(theme.safeParse({ light, dark }).success).toBe(true);
  expect(brandFaults({ light, dark })).toEqual([]);
  const wrong: string[] = [];
  for (const name of Object.keys(themeColors))
    for (const scheme of ["light", "dark"] as const)
      for (let step = 0; step < 16; step += 1) {
        const colors = {
          light,
          dark,
          [scheme]: { ...{ light, dark }[scheme], [name]: grey(step) },
        };
        const isTaken = theme.safeParse(colors).success;
        if (isTaken !== (brandFaults(colors).length === 0))
          wrong.push(`${scheme}.${name} ${grey(step)}`);
      }
  expect(wrong).toEqual([]);
});
