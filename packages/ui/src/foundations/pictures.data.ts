export interface PictureRatio {
  readonly use: string;
  readonly width: number;
  readonly height: number;
}

/** Aspect ratios of the shop's pictures. */
export const pictureRatios: readonly PictureRatio[] = [
  { use: "Product", width: 4, height: 5 },
  { use: "Hero", width: 16, height: 9 },
  { use: "Category", width: 3, height: 4 },
  { use: "Collection banner", width: 21, height: 9 },
  { use: "Blog", width: 3, height: 2 },
  { use: "Portfolio", width: 4, height: 3 },
  { use: "Team", width: 4, height: 5 },
];
