import { addons } from "storybook/manager-api";
import { screenName, storyName } from "./names.ts";
import { storybookThemes } from "./storybookThemes.ts";

const isDark = globalThis.matchMedia?.("(prefers-color-scheme: dark)").matches ?? false;

const isScreen = (id: string | undefined): boolean => id?.startsWith("screens-") === true;

addons.setConfig({
  theme: storybookThemes[isDark ? "dark" : "light"],
  sidebar: {
    showRoots: true,
    renderLabel: ({ id, name, type }: { id: string; name: string; type: string }) =>
      type === "story" ? storyName(name) : isScreen(id) ? screenName(name) : name,
  },
  /* Hides the tool for pseudo-classes: cells of story grids use them, so it would show a selection on every story. */
  toolbar: { "storybook/pseudo-states/tool": { hidden: true } },
  /* A screen has no controls, and needs the height. */
  layoutCustomisations: {
    showPanel: ({ storyId }: { storyId?: string }, isShown: boolean) =>
      isShown && !isScreen(storyId),
  },
});
