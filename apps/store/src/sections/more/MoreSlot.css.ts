import { pageStyle } from "@pallu/ui/style";

/** Keeps the place of what loads later, so that the footer does not move within the first view. */
export const slot: string = pageStyle({ minBlockSize: "32rem" });
