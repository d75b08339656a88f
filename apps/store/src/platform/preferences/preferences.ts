import { useEffect } from "react";
import { renderSkipped } from "../rendering/renderSkipped.ts";
import { showPress } from "../rendering/showPress.ts";
import { removeItem, writeItem } from "../data/storage.ts";
import { useStoredValue } from "../data/useStoredValue.ts";

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
 * Script of the document's head. Applies theme and direction before the first paint, so that neither flashes.
 * Hides prices for up to four seconds until they are in the chosen currency. Leaves out decorative pictures if the browser
 * saves data. Then starts to render skipped content.
 */
export const beforePaint = `(function(){try{var d=document.documentElement,c=navigator.connection;if(c&&c.saveData)d.style.setProperty("--decorative-pictures","none");var s=localStorage,t=s.getItem("${themeKey}");if(t==="light"||t==="dark")d.dataset.theme=t;if(s.getItem("${directionKey}")==="rtl")d.dir="rtl";if(s.getItem("currency")==="USD"){d.dataset.pending="currency";setTimeout(function(){delete d.dataset.pending},4000)}}catch(e){}})();${renderSkipped}${showPress}`;

/** Reads and stores the theme (HDR-49). */
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

/** Reads and stores the text direction (HDR-50, HDR-51). */
export const useDirectionPreference = (): [Direction, (direction: Direction) => void] => {
  const direction = directionOf(useStoredValue(directionKey));
  return [direction, (next) => writeItem(directionKey, next)];
};

/** Applies theme and direction to the document, also when they change in another tab. */
export const usePreferencesOnDocument = (): void => {
  const [theme] = useTheme();
  const [direction] = useDirectionPreference();
  useEffect(() => {
    const root = document.documentElement;
    root.dataset["theme"] = theme;
    // Setting `dir` recalculates all styles, even if the value is the same.
    if (root.dir !== direction) root.dir = direction;
    delete root.dataset["pending"];
  }, [theme, direction]);
};
