/**
 * For stories: which of them have their pictures taken and compared. Nothing has unless it asks. The views and what
 * they stand for are the modes of `.storybook/modes.ts`, which knows every name that is switched here.
 */
const off = { disable: true } as const;
const on = { disable: false } as const;

interface Snapshot {
  parameters: { chromatic: { disableSnapshot: boolean; forcedColors?: "active"; modes?: object } };
}

/** A sheet of states: light, dark and right to left. */
export const snapshot: Snapshot = { parameters: { chromatic: { disableSnapshot: false } } };

/**
 * The same sheet in the system's own colours, for the eye and the picture. Its story also says `tags: ["!test"]`:
 * behaviour is tested on the sheet, and tags are read from the file as it stands.
 */
export const forced: Snapshot = {
  parameters: {
    chromatic: { disableSnapshot: false, forcedColors: "active", modes: { dl: off, lr: off } },
  },
};

/** What looks the same in every theme: one picture. */
export const single: Snapshot = {
  parameters: { chromatic: { disableSnapshot: false, modes: { dl: off, lr: off } } },
};

/** What covers the page, open, in a small and a large window. */
export const overlay: Snapshot = {
  parameters: {
    chromatic: {
      disableSnapshot: false,
      modes: { ll: off, dl: off, lr: off, "ll-360": on, "ll-1280": on },
    },
  },
};

/** What opens in a large window only. */
export const wideOverlay: Snapshot = {
  parameters: {
    chromatic: {
      disableSnapshot: false,
      modes: { ll: off, dl: off, lr: off, "ll-1280": on },
    },
  },
};

const noSnapshot: Snapshot = { parameters: { chromatic: { disableSnapshot: true } } };

/** Another view of a story that has its pictures already. */
export const dark: Snapshot & { globals: object } = { ...noSnapshot, globals: { theme: "dark" } };
export const rightToLeft: Snapshot & { globals: object } = {
  ...noSnapshot,
  globals: { dir: "rtl" },
};
