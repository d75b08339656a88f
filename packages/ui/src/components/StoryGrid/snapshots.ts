/** Chromatic parameters of stories. Snapshots are off by default. The modes are defined in `.storybook/modes.ts`. */
const off = { disable: true } as const;
const on = { disable: false } as const;

interface Snapshot {
  parameters: { chromatic: { disableSnapshot: boolean; forcedColors?: "active"; modes?: object } };
}

/** Takes snapshots in light, dark and right-to-left. */
export const snapshot: Snapshot = { parameters: { chromatic: { disableSnapshot: false } } };

/** Takes snapshots in light, dark, right-to-left, and dark right-to-left, for story grids. */
export const gridSnapshot: Snapshot = {
  parameters: { chromatic: { disableSnapshot: false, modes: { "Dark RTL": on } } },
};

/**
 * Takes a snapshot in forced colours, for components with rules for them. The story also sets `tags: ["!test"]`, because
 * Storybook reads tags from the source and the same render is tested elsewhere.
 */
export const forced: Snapshot = {
  parameters: {
    chromatic: { disableSnapshot: false, forcedColors: "active", modes: { Dark: off, RTL: off } },
  },
};

/** Takes one snapshot, for a state of its own or for content that looks the same in every theme. */
export const single: Snapshot = {
  parameters: { chromatic: { disableSnapshot: false, modes: { Dark: off, RTL: off } } },
};

/** Takes snapshots of an open overlay in a small and a large viewport. */
export const overlay: Snapshot = {
  parameters: {
    chromatic: {
      disableSnapshot: false,
      modes: { Light: off, Dark: off, RTL: off, "Light 360": on, "Light 1280": on },
    },
  },
};

/** Takes a snapshot in a large viewport only. */
export const wideOverlay: Snapshot = {
  parameters: {
    chromatic: {
      disableSnapshot: false,
      modes: { Light: off, Dark: off, RTL: off, "Light 1280": on },
    },
  },
};

/** Takes a snapshot in a small viewport only. */
export const narrowOverlay: Snapshot = {
  parameters: {
    chromatic: {
      disableSnapshot: false,
      modes: { Light: off, Dark: off, RTL: off, "Light 360": on },
    },
  },
};

const noSnapshot: Snapshot = { parameters: { chromatic: { disableSnapshot: true } } };

/**
 * Repeats a story in dark or from right to left: `{ ...States, ...dark, tags: ["!test"] }`. The modes of `States` have the
 * snapshots, and the second mode of the tests is dark and right to left. A story with texts in Urdu is tested.
 */
export const dark: Snapshot & { globals: object } = { ...noSnapshot, globals: { theme: "dark" } };
export const rightToLeft: Snapshot & { globals: object } = {
  ...noSnapshot,
  globals: { dir: "rtl" },
};
