import { createContext } from "react";

/** Loads the page of a path before somebody opens it. */
export const Prefetch = createContext<(path: string) => void>(() => undefined);
