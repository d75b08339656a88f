import { gapVariants } from "./gapVariants.ts";

export const gaps: ReturnType<typeof gapVariants> = gapVariants();
