import { useEffect } from "react";
import { renderSkipped } from "./renderSkipped.ts";
import { removeItem, writeItem } from "./storage.ts";
import { useStoredValue } from "./useStoredValue.ts";

export const themes = ["system", "light", "dark"] as const;
export type Theme = (typeof themes)[number];

export const directions = ["ltr", "rtl"] as const;
export type Direction = (typeof directions)[number];

const themeKey = "theme";
const directionKey = "dir";

export const themeOf = (stored: string | null): Theme =>
  stored === "light" || stored === "dark" ? stored : "system";

export const directionOf = (stored: string | null): Direction => (stored === "rtl" ? "rtl" : "ltr");

/**
 * Runs in the head before the first paint, so that neither theme nor direction flashes, and hides prices until
 * they are in the chosen currency, for four seconds at most. Then it starts to render what is below the first view.
 */
export const beforePaint = `(function(){try{var d=document.documentElement,s=localStorage,t=s.getItem("${themeKey}");if(t==="light"||t==="dark")d.dataset.theme=t;if(s.getItem("${directionKey}")==="rtl")d.dir="rtl";if(s.getItem("currency")==="USD"){d.dataset.pending="currency";setTimeout(function(){delete d.dataset.pending},4000)}}catch(e){}})();${renderSkipped}`;

/** Light, dark or as the system says; remembered, and applied to the document (HDR-49). */
export const useTheme = (): [Theme, (theme: Theme) => void] => {
  const theme = themeOf(useStoredValue(themeKey));
  return [
    theme,
    (next) => {
      if (next === "system") removeItem(themeKey);
      else writeItem(themeKey, next);
    },
  ];
};

/** Text direction of the whole shop; remembered, and applied to the document (HDR-50, HDR-51). */
export const useDirectionPreference = (): [Direction, (direction: Direction) => void] => {
  const direction = directionOf(useStoredValue(directionKey));
  return [direction, (next) => writeItem(directionKey, next)];
};

/** Keeps the document's theme and direction as they are chosen, in whichever tab. */
export const usePreferencesOnDocument = (): void => {
  const [theme] = useTheme();
  const [direction] = useDirectionPreference();
  useEffect(() => {
    const root = document.documentElement;
    root.dataset["theme"] = theme;
    // Even the same value again would have the whole page styled anew.
    if (root.dir !== direction) root.dir = direction;
    delete root.dataset["pending"];
  }, [theme, direction]);
};
