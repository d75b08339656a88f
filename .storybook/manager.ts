import {
  CURRENT_STORY_WAS_SET,
  GLOBALS_UPDATED,
  SET_GLOBALS,
} from "storybook/internal/core-events";
import { addons } from "storybook/manager-api";
import { screenName, sidebarName } from "./pageLinks.ts";
import { storybookThemes } from "./storybookThemes.ts";

const prefersDark = globalThis.matchMedia?.("(prefers-color-scheme: dark)").matches ?? false;

/* Hides Storybook's zoom: media queries do not react to it, and it logs a warning about a missing name. */
const toolbar = { zoom: { hidden: true } };

const themeOf = (isDark: boolean) => (isDark ? storybookThemes.dark : storybookThemes.light);

addons.setConfig({
  theme: themeOf(prefersDark),
  sidebar: {
    showRoots: true,
    renderLabel: ({ id, name, type }: { id: string; name: string; type: string }) =>
      type === "story" ? sidebarName(name) : id.startsWith("screens-") ? screenName(name) : name,
  },
  toolbar,
});

addons.register("pallu/theme", (api) => {
  const onGlobals = ({ globals }: { globals: Record<string, unknown> }): void => {
    const isDark = globals["theme"] === "dark" || (globals["theme"] !== "light" && prefersDark);
    const theme = themeOf(isDark);
    addons.setConfig({ theme });
    api.setOptions({ theme });
  };
  api.on(SET_GLOBALS, onGlobals);
  api.on(GLOBALS_UPDATED, onGlobals);
});

/* A screen is 1280 px wide and without panel when it is entered. Both can be changed while looking at screens. */
addons.register("pallu/screens", (api) => {
  let isScreen = false;
  let hasHiddenPanel = false;
  api.on(CURRENT_STORY_WAS_SET, ({ storyId }: { storyId: string }) => {
    const wasScreen = isScreen;
    isScreen = storyId.startsWith("screens-") && !storyId.endsWith("--docs");
    if (isScreen === wasScreen) return;
    if (isScreen ? api.getIsPanelShown() : hasHiddenPanel) {
      api.togglePanel(!isScreen);
      hasHiddenPanel = isScreen;
    }
    api.updateGlobals({ viewport: { value: isScreen ? "w1280" : undefined, isRotated: false } });
  });
});
