/** The modes in which stories are tested and compared. Shared by Vitest, Chromatic and `pnpm visual`. */
export type Theme = "light" | "dark";
export type Direction = "ltr" | "rtl";

export interface Mode {
  readonly theme: Theme;
  readonly dir: Direction;
  readonly viewport?: number;
}

export const modes = {
  ll: { theme: "light", dir: "ltr" },
  dl: { theme: "dark", dir: "ltr" },
  lr: { theme: "light", dir: "rtl" },
  dr: { theme: "dark", dir: "rtl" },
  "ll-360": { theme: "light", dir: "ltr", viewport: 360 },
  "ll-768": { theme: "light", dir: "ltr", viewport: 768 },
  "ll-1280": { theme: "light", dir: "ltr", viewport: 1280 },
  "ll-1536": { theme: "light", dir: "ltr", viewport: 1536 },
  "dl-1280": { theme: "dark", dir: "ltr", viewport: 1280 },
  "lr-1280": { theme: "light", dir: "rtl", viewport: 1280 },
  "lr-360": { theme: "light", dir: "rtl", viewport: 360 },
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
  "light-ltr": modes.ll,
  "dark-rtl": modes.dr,
} as const satisfies Record<string, Mode>;
