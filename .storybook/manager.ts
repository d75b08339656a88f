import {
  CURRENT_STORY_WAS_SET,
  GLOBALS_UPDATED,
  SET_GLOBALS,
} from "storybook/internal/core-events";
import { addons } from "storybook/manager-api";
import { correctAddress } from "./address.ts";
import { unknownChoices } from "./globals.ts";
import { screenName, sidebarName } from "./pageLinks.ts";
import { storybookThemes } from "./storybookThemes.ts";

/* Storybook reads the address after this module. */
const address = correctAddress(location.search);
if (address.search !== location.search) history.replaceState(history.state, "", address.search);

const prefersDark = globalThis.matchMedia?.("(prefers-color-scheme: dark)").matches ?? false;

/* Hides the tool for pseudo-classes: cells of story grids use them, so it would show a selection on every story. */
const toolbar = { "storybook/pseudo-states/tool": { hidden: true } };

const isScreen = (storyId: string | undefined): boolean =>
  storyId?.startsWith("screens-") === true && !storyId.endsWith("--docs");

const themeOf = (isDark: boolean) => (isDark ? storybookThemes.dark : storybookThemes.light);

addons.setConfig({
  theme: themeOf(prefersDark),
  sidebar: {
    showRoots: true,
    renderLabel: ({ id, name, type }: { id: string; name: string; type: string }) =>
      type === "story" ? sidebarName(name) : id.startsWith("screens-") ? screenName(name) : name,
  },
  toolbar,
  /* A screen has no controls, and needs the height. */
  layoutCustomisations: {
    showPanel: ({ storyId }: { storyId?: string }, isShown: boolean) =>
      isShown && !isScreen(storyId),
  },
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

/* An address may name a choice that the toolbar does not have. */
addons.register("pallu/choices", (api) => {
  for (const { headline, advice } of address.notices)
    api.addNotification({ id: headline, content: { headline, subHeadline: advice } });
  let shown: readonly string[] = [];
  const onGlobals = ({ globals }: { globals: Record<string, unknown> }): void => {
    for (const id of shown) api.clearNotification(id);
    const unknown = unknownChoices(globals);
    shown = unknown.map(({ headline }) => headline);
    for (const { headline, advice } of unknown)
      api.addNotification({ id: headline, content: { headline, subHeadline: advice } });
  };
  api.on(SET_GLOBALS, onGlobals);
  api.on(GLOBALS_UPDATED, onGlobals);
});

/* A screen is 1280 px wide when it is entered. The width can be changed while looking at screens. */
addons.register("pallu/screens", (api) => {
  let wasScreen = false;
  api.on(CURRENT_STORY_WAS_SET, ({ storyId }: { storyId: string }) => {
    if (isScreen(storyId) === wasScreen) return;
    wasScreen = isScreen(storyId);
    api.updateGlobals({ viewport: { value: wasScreen ? "w1280" : undefined, isRotated: false } });
  });
});
