import { useEffect } from "react";
import { removeItem, writeItem } from "../data/storage.ts";
import { useStoredValue } from "../data/useStoredValue.ts";

type Theme = "system" | "light" | "dark";
type Direction = "ltr" | "rtl";

export const themeKey = "theme";
export const directionKey = "dir";

/** Reads and stores the theme (HDR-49). */
export const useTheme = (): [Theme, (theme: Theme) => void] => {
  const stored = useStoredValue(themeKey);
  return [
    stored === "light" || stored === "dark" ? stored : "system",
    (next) => {
      if (next === "system") removeItem(themeKey);
      else writeItem(themeKey, next);
    },
  ];
};

/** Reads and stores the text direction (HDR-50, HDR-51). */
export const useDirectionPreference = (): [Direction, (direction: Direction) => void] => {
  const direction = useStoredValue(directionKey) === "rtl" ? "rtl" : "ltr";
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

/**
 * Script of the document's head. Applies theme and direction before the first paint, so that neither flashes.
 * Hides prices for up to four seconds until they are in the chosen currency. Leaves out decorative pictures if the browser
 * saves data. Skips no content (`skipOffscreen`) where the browser may open the page in its middle, by reload, history
 * navigation or fragment: estimated heights would take it to another place.
 */
export const beforePaint = `(function(){try{var d=document.documentElement,c=navigator.connection;if(c&&c.saveData)d.style.setProperty("--decorative-pictures","none");var n=performance.getEntriesByType("navigation")[0];if(location.hash||n&&/reload|back/.test(n.type))d.style.setProperty("--skip-offscreen","visible");var s=localStorage,t=s.getItem("${themeKey}");if(t==="light"||t==="dark")d.dataset.theme=t;if(s.getItem("${directionKey}")==="rtl")d.dir="rtl";if(s.getItem("currency")==="USD"){d.dataset.pending="currency";setTimeout(function(){delete d.dataset.pending},4000)}}catch(e){}})();`;
