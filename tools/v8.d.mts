export const largeYoungGeneration: string[];
