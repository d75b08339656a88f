/** The modes in which stories are tested and compared. Shared by Vitest and Chromatic. */
export type Theme = "light" | "dark";
export type Direction = "ltr" | "rtl";

export interface Mode {
  readonly theme: Theme;
  readonly dir: Direction;
  /** A window of this width in px, or a picture of this width that is as high as its content. */
  readonly viewport: number | { readonly width: number };
}

const part = { viewport: { width: 1280 } } as const;

/** By the names that reviewers read. Chromatic keeps its baselines under them. */
export const modes = {
  Light: { theme: "light", dir: "ltr", ...part },
  Dark: { theme: "dark", dir: "ltr", ...part },
  RTL: { theme: "light", dir: "rtl", ...part },
  "Dark RTL": { theme: "dark", dir: "rtl", ...part },
  "Light 360": { theme: "light", dir: "ltr", viewport: 360 },
  "Light 768": { theme: "light", dir: "ltr", viewport: 768 },
  "Light 1280": { theme: "light", dir: "ltr", viewport: 1280 },
  "Dark 1280": { theme: "dark", dir: "ltr", viewport: 1280 },
  "RTL 1280": { theme: "light", dir: "rtl", viewport: 1280 },
} as const satisfies Record<string, Mode>;

const usual = new Set(["Light", "Dark", "RTL"]);

/**
 * Chromatic modes. Light, dark and right-to-left are enabled. The others are disabled until a story enables them with
 * `packages/ui/src/components/StoryGrid/snapshots.ts`.
 */
export const snapshotModes: Record<string, Mode & { disable?: true }> = Object.fromEntries(
  Object.entries(modes).map(([name, mode]) => [
    name,
    usual.has(name) ? mode : { ...mode, disable: true },
  ]),
);

/** Play functions run in these two modes, which differ in theme and direction. */
export const testModes = {
  "light-ltr": { theme: "light", dir: "ltr" },
  "dark-rtl": { theme: "dark", dir: "rtl" },
} as const satisfies Record<string, Pick<Mode, "theme" | "dir">>;
