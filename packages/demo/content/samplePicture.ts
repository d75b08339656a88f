/** Natural size of a sample's picture, in pixels. */
export const samplePicture = { width: 480, height: 600 } as const;
