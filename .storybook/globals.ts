import type { Direction, Theme } from "./modes.ts";
import type { ThemeName } from "../packages/ui/src/themes/theme.ts";

/** The choices of the toolbar. */
export interface StoryGlobals {
  readonly theme: Theme | ThemeName;
  readonly dir: Direction;
}

const themes: Readonly<Record<StoryGlobals["theme"], string>> = {
  light: "Light",
  dark: "Dark",
  stylish: "Stylish: Madras check",
  accessories: "Accessories: Butti",
  collection: "Collection: Lookbook",
  luxury: "Luxury: Zari",
  retro: "Retro: Hoarding",
};

const tool = (description: string, icon: string, titles: object): object => ({
  description,
  toolbar: {
    icon,
    dynamicTitle: true,
    items: Object.entries(titles).map(([value, title]) => ({ value, title })),
  },
});

export const globalTypes: Record<string, object> = {
  theme: tool("Theme", "paintbrush", themes),
  dir: tool("Writing direction", "transfer", { ltr: "Left to right", rtl: "Right to left" }),
};

/** Tests and snapshots start from these. */
export const initialGlobals: StoryGlobals = { theme: "light", dir: "ltr" };

/** Storybook reads a key made of digits from the address as a number, which it cannot handle, so keys are `w360`. */
export const viewportOptions = Object.fromEntries(
  [360, 768, 1280, 1536].map((width) => [
    `w${width}`,
    { name: `${width} px`, styles: { width: `${width}px`, height: "900px" } },
  ]),
);

/** Returns the theme of the document. Template themes are regions inside a light document. */
export const documentTheme = ({ theme }: StoryGlobals): "light" | "dark" =>
  theme === "dark" ? "dark" : "light";

export const languageOf = ({ dir }: StoryGlobals): string => (dir === "rtl" ? "ur" : "en-IN");

/** Applies theme, direction and language to the document. */
export const applyGlobals = (globals: StoryGlobals): void => {
  const root = document.documentElement;
  root.dataset["theme"] = documentTheme(globals);
  root.dir = globals.dir;
  root.lang = languageOf(globals);
};
