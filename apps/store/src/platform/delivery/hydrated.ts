import { createContext } from "react";
import type { RefObject } from "react";

/** Event on the document, dispatched when the page is hydrated. */
export const hydrated = "pallu:hydrated";

/** Whether the shop is hydrated. Nothing renders again when it becomes so, other than with `useHydrated`. */
export const Hydrated = createContext<Readonly<RefObject<boolean>>>({ current: false });
