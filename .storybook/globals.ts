import type { Direction, Theme } from "./modes.ts";
import type { ThemeName } from "../packages/ui/src/themes/theme.ts";

const choices = {
  theme: {
    description: "Theme",
    icon: "paintbrush",
    items: {
      light: "Light",
      dark: "Dark",
      split: "Light and dark",
      stylish: "Stylish: Madras check",
      accessories: "Accessories: Butti",
      collection: "Collection: Lookbook",
      luxury: "Luxury: Zari",
      retro: "Retro: Hoarding",
    } satisfies Record<Theme | ThemeName | "split", string>,
  },
  dir: {
    description: "Writing direction",
    icon: "transfer",
    items: { ltr: "Left to right", rtl: "Right to left" } satisfies Record<Direction, string>,
  },
  text: {
    description: "Text",
    icon: "globe",
    items: {
      english: "English",
      accented: "Accented and a third longer",
      bidi: "Pseudo-bidi",
      tamil: "Tamil",
      hindi: "Hindi",
    },
  },
  motion: {
    description: "Motion",
    icon: "lightning",
    items: { full: "Full motion", reduced: "Reduced motion" },
  },
  contrast: {
    description: "Contrast",
    icon: "contrast",
    items: { normal: "Normal colours", forced: "Forced colours" },
  },
  currency: {
    description: "Currency of prices",
    icon: "credit",
    items: { INR: "INR ₹", USD: "USD $" },
  },
  session: {
    description: "Session",
    icon: "user",
    items: { story: "As in the story", visitor: "Visitor", customer: "Customer" },
  },
  guide: {
    description: "Guides over the page",
    icon: "ruler",
    items: { none: "No guides", grid: "Column grid", margins: "Margin checker" },
  },
} as const;

type Choices = typeof choices;

/** The globals of the toolbar and their values. */
export type StoryGlobals = { readonly [name in keyof Choices]: keyof Choices[name]["items"] };

/** The first value of each list. Tests and snapshots use these. */
export const initialGlobals: StoryGlobals = {
  theme: "light",
  dir: "ltr",
  text: "english",
  motion: "full",
  contrast: "normal",
  currency: "INR",
  session: "story",
  guide: "none",
};

/** Tools that show their value. The others are an icon with a tooltip, so that the toolbar fits 1280 px. */
const named = new Set(["theme", "dir", "text"]);

export const globalTypes: Record<string, object> = Object.fromEntries(
  Object.entries(choices).map(([name, { description, icon, items }]) => [
    name,
    {
      description,
      toolbar: {
        icon,
        dynamicTitle: named.has(name),
        ...(named.has(name) && { title: Object.values(items)[0] }),
        // The first item resets the tool, so that a tool looks pressed only if it changes the story.
        items: Object.entries(items).map(([value, title], index) => ({
          value,
          title,
          ...(index === 0 && { type: "reset" }),
        })),
      },
    },
  ]),
);

const isKnown = (name: string, value: unknown): boolean =>
  !Object.hasOwn(choices, name) ||
  Object.hasOwn(choices[name as keyof Choices].items, String(value));

/** Returns the toolbar's values, with defaults for missing and unknown ones. */
export const globalsOf = (values: object): StoryGlobals => ({
  ...initialGlobals,
  ...Object.fromEntries(Object.entries(values).filter(([name, value]) => isKnown(name, value))),
});

/** Widths of the toolbar in px. */
const widths = [360, 768, 1280, 1536];

/**
 * The widths for Storybook's `viewport`. It reads a key made of digits from the address as a number, which it cannot handle, so
 * keys are `w360`.
 */
export const viewportOptions = Object.fromEntries(
  widths.map((width) => [
    `w${width}`,
    { name: `${width} px`, styles: { width: `${width}px`, height: "900px" } },
  ]),
);

/**
 * Returns the viewport for a value of the address: a key such as `w360`, its width alone, a size such as `600-800`, or none.
 * `undefined` for other values.
 */
export const viewportOf = (value: string): string | undefined => {
  if (Object.hasOwn(viewportOptions, `w${value}`)) return `w${value}`;
  const isKnown =
    Object.hasOwn(viewportOptions, value) ||
    /^\d{1,4}[a-z]{0,4}-\d{1,4}[a-z]{0,4}$/.test(value) ||
    /^!(?:undefined|null)$/.test(value);
  return isKnown ? value : undefined;
};

export interface Notice {
  readonly headline: string;
  readonly advice: string;
}

/** Returns a notice about each value that no list has, for example from an old address. */
export const unknownChoices = (values: object): readonly Notice[] =>
  Object.entries(values)
    .filter(([name, value]) => value !== undefined && !isKnown(name, value))
    .map(([name, value]) => {
      const { description, items } = choices[name as keyof Choices];
      const [first = ""] = Object.values(items);
      return {
        headline: `There is no ${description.toLowerCase()} "${String(value)}"`,
        advice: `"${first}" is shown instead. Choose another one in the toolbar.`,
      };
    });
