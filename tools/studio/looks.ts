/**
 * How often a scene's look has changed, and how many samples a pixel of it needs. Raise a scene's look when its
 * Python changed what one sees: its pictures, and no others, are then taken again. A scene that is not listed has
 * look 1 and 14 samples.
 */
const looks: Record<string, { look?: number; samples?: number }> = {
  mirror: { samples: 32 },
  "mirror-room": { samples: 32 },
  "mirror-detail": { samples: 32 },
  "dressing-table": { samples: 24 },
};

export const lookOf = (scene: string): { look: number; samples: number } => ({
  look: 1,
  samples: 14,
  ...looks[scene],
});
