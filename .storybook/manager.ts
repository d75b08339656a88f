import { GLOBALS_UPDATED, SET_GLOBALS } from "storybook/internal/core-events";
import { addons } from "storybook/manager-api";
import { storybookThemes } from "./storybookThemes.ts";

const prefersDark = globalThis.matchMedia?.("(prefers-color-scheme: dark)").matches ?? false;

/* Hides Storybook's zoom: media queries do not react to it, and it logs a warning about a missing name. */
const toolbar = { zoom: { hidden: true } };

const setTheme = (isDark: boolean): void => {
  addons.setConfig({
    theme: isDark ? storybookThemes.dark : storybookThemes.light,
    sidebar: { showRoots: true },
    toolbar,
  });
};

setTheme(prefersDark);

addons.register("pallu/theme", (api) => {
  const onGlobals = ({ globals }: { globals: Record<string, unknown> }): void => {
    const isDark = globals["theme"] === "dark" || (globals["theme"] !== "light" && prefersDark);
    const theme = isDark ? storybookThemes.dark : storybookThemes.light;
    addons.setConfig({ theme });
    api.setOptions({ theme });
  };
  api.on(SET_GLOBALS, onGlobals);
  api.on(GLOBALS_UPDATED, onGlobals);
});
