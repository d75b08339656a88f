/** Chromatic parameters of stories. Snapshots are off by default. The modes are defined in `.storybook/modes.ts`. */
const off = { disable: true } as const;
const on = { disable: false } as const;

interface Snapshot {
  parameters: { chromatic: { disableSnapshot: boolean; forcedColors?: "active"; modes?: object } };
}

/** Takes snapshots in light, dark and right-to-left. */
export const snapshot: Snapshot = { parameters: { chromatic: { disableSnapshot: false } } };

/**
 * Takes a snapshot in forced colours. The story also sets `tags: ["!test"]`, because Storybook reads tags from the
 * source and the same render is tested elsewhere.
 */
export const forced: Snapshot = {
  parameters: {
    chromatic: { disableSnapshot: false, forcedColors: "active", modes: { dl: off, lr: off } },
  },
};

/** Takes one snapshot, for content that looks the same in every theme. */
export const single: Snapshot = {
  parameters: { chromatic: { disableSnapshot: false, modes: { dl: off, lr: off } } },
};

/** Takes snapshots of an open overlay in a small and a large viewport. */
export const overlay: Snapshot = {
  parameters: {
    chromatic: {
      disableSnapshot: false,
      modes: { ll: off, dl: off, lr: off, "ll-360": on, "ll-1280": on },
    },
  },
};

/** Takes a snapshot in a large viewport only. */
export const wideOverlay: Snapshot = {
  parameters: {
    chromatic: {
      disableSnapshot: false,
      modes: { ll: off, dl: off, lr: off, "ll-1280": on },
    },
  },
};

const noSnapshot: Snapshot = { parameters: { chromatic: { disableSnapshot: true } } };

/** Sets globals without snapshots, for variants of a story that already has them. */
export const dark: Snapshot & { globals: object } = { ...noSnapshot, globals: { theme: "dark" } };
export const rightToLeft: Snapshot & { globals: object } = {
  ...noSnapshot,
  globals: { dir: "rtl" },
};
