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
