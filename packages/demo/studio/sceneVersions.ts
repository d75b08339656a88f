interface SceneVersion {
  look: number;
  samples: number;
  /** Whether the image shows the piece and its shadow alone, on a transparent ground. */
  isTransparent?: true;
}

/**
 * Version of each scene and its samples per pixel. Increase a scene's `look` when its Python code changes the output,
 * so that only its images are rendered again. Default: look 1 and 8 samples.
 */
const versions: Record<string, Partial<SceneVersion>> = {
  "hero-1": { look: 2 },
  "hero-2": { look: 2 },
  "hero-3": { look: 2 },
  "side-table": { look: 2 },
  chair: { look: 2 },
  "kurti-worn": { look: 4, isTransparent: true },
  "kurti-detail": { look: 3 },
  "kurti-hanging": { look: 4, isTransparent: true },
  "saree-worn": { look: 3, isTransparent: true },
  "saree-hanging": { look: 2, isTransparent: true },
  bench: { look: 2 },
  "almirah-detail": { look: 2 },
  mirror: { samples: 20 },
  "mirror-room": { samples: 20 },
  "mirror-detail": { samples: 20 },
  "dressing-table": { samples: 12 },
};

export const sceneVersionOf = (scene: string): SceneVersion => ({
  look: 1,
  samples: 8,
  ...versions[scene],
});
