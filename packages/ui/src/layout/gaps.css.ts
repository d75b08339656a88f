import { gapVariants } from "./layoutStyle.ts";

export const gaps: ReturnType<typeof gapVariants> = gapVariants();
