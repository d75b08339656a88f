/** The modes in which stories are tested and compared. Shared by Vitest, Chromatic and `pnpm visual`. */
export type Theme = "light" | "dark";
export type Direction = "ltr" | "rtl";

export interface Mode {
  readonly theme: Theme;
  readonly dir: Direction;
  /** Carousels and animations that scripts play stand still, also in Chromatic, which stops those of styles only. */
  readonly motion: "reduced";
  /** A window of this width in px, or a picture of this width that is as high as its content. */
  readonly viewport: number | { readonly width: number };
}

const still = { motion: "reduced" } as const;
const part = { ...still, viewport: { width: 1280 } } as const;

export const modes = {
  ll: { theme: "light", dir: "ltr", ...part },
  dl: { theme: "dark", dir: "ltr", ...part },
  lr: { theme: "light", dir: "rtl", ...part },
  "ll-360": { theme: "light", dir: "ltr", ...still, viewport: 360 },
  "ll-768": { theme: "light", dir: "ltr", ...still, viewport: 768 },
  "ll-1280": { theme: "light", dir: "ltr", ...still, viewport: 1280 },
  "dl-1280": { theme: "dark", dir: "ltr", ...still, viewport: 1280 },
  "lr-1280": { theme: "light", dir: "rtl", ...still, viewport: 1280 },
} as const satisfies Record<string, Mode>;

const gridModes = new Set(["ll", "dl", "lr"]);

/**
 * Chromatic modes. The three modes of a story grid are enabled. The others are disabled until a story enables them with
 * `packages/ui/src/components/StoryGrid/snapshots.ts`.
 */
export const snapshotModes: Record<string, Mode & { disable?: true }> = Object.fromEntries(
  Object.entries(modes).map(([name, mode]) => [
    name,
    gridModes.has(name) ? mode : { ...mode, disable: true },
  ]),
);

/** Play functions run in these two modes, which differ in theme and direction. */
export const testModes = {
  "light-ltr": { theme: "light", dir: "ltr" },
  "dark-rtl": { theme: "dark", dir: "rtl" },
} as const satisfies Record<string, Pick<Mode, "theme" | "dir">>;
