/**
 * Version of each scene and its samples per pixel. Increase a scene's `look` when its Python code changes the output,
 * so that only its images are rendered again. Default: look 1 and 8 samples.
 */
const versions: Record<string, { look?: number; samples?: number }> = {
  "hero-1": { look: 2 },
  "hero-2": { look: 2 },
  "hero-3": { look: 2 },
  "side-table": { look: 2 },
  chair: { look: 2 },
  "kurti-worn": { look: 2 },
  "saree-worn": { look: 2 },
  bench: { look: 2 },
  "almirah-detail": { look: 2 },
  mirror: { samples: 20 },
  "mirror-room": { samples: 20 },
  "mirror-detail": { samples: 20 },
  "dressing-table": { samples: 12 },
};

export const sceneVersionOf = (scene: string): { look: number; samples: number } => ({
  look: 1,
  samples: 8,
  ...versions[scene],
});
