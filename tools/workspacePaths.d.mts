import type { Alias } from "vite";

export const sourceAliases: Alias[];
