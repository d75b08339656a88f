import type { Messages } from "./messages.ts";
import { useUi } from "./UiProvider.tsx";

/** Returns the texts of a component: its own, the provider's or the English ones, in this order. */
export const useLabels = <Name extends keyof Messages>(
  name: Name,
  english: Messages[Name],
  own?: Partial<Messages[Name]>,
): Messages[Name] => ({ ...english, ...useUi().messages[name], ...own });
