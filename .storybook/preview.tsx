import "./freeze.ts";
import type { Preview, StoryContext } from "@storybook/react-vite";
import { lazy } from "react";
import { configure } from "storybook/test";
import "@fontsource/halant/devanagari-400.css";
import "@fontsource/hind-madurai/tamil-400.css";
import "@fontsource/hind-madurai/tamil-600.css";
import "../packages/ui/src/tokens/global.css.ts";
import "../packages/ui/src/themes/accessories.css.ts";
import "../packages/ui/src/themes/collection.css.ts";
import "../packages/ui/src/themes/luxury.css.ts";
import "../packages/ui/src/themes/retro.css.ts";
import "../packages/ui/src/themes/stylish.css.ts";
import { withGlobals } from "./withGlobals.tsx";
import { DocsLink } from "../docs/storybook/DocsLink.tsx";
import { DocsPage } from "./DocsPage.tsx";
import { loadFonts } from "./fonts.ts";
import { globalTypes, initialGlobals, viewportOptions } from "./globals.ts";
import { snapshotModes } from "./modes.ts";
import { disableElements, extractArgTypes, extractComponentDescription } from "./argTypes.ts";
import { storyCode } from "./storyCode.ts";
import "./arabic.css";
import "./preview.css";

/* Allows slow machines 8 s. Queries still resolve as soon as the element exists. */
configure({ asyncUtilTimeout: 8000 });

/** Selectors of the elements that get a pseudo-class in a story grid. */
const pseudo = {
  hover: "[data-cell='hover'] *",
  focusVisible: "[data-cell='focus'] :is(a, button, input, select, textarea, [role='slider'])",
  active: "[data-cell='active'] *",
};

/* Loaded by documentation pages only, not by tests of stories. */
const ComponentPage = lazy(async () => {
  const page = await import("../docs/storybook/ComponentPage.tsx");
  return { default: page.ComponentPage };
});

const preview: Preview = {
  tags: ["autodocs"],
  loaders: [loadFonts],
  decorators: [withGlobals],
  argTypesEnhancers: [disableElements],
  /* The addon turns the parameter into a global. Set initially, it does not appear in the URL as a change. */
  initialGlobals: { ...initialGlobals, viewport: { value: undefined }, pseudo },
  globalTypes,
  parameters: {
    layout: "padded",
    a11y: {
      test: "error",
      options: {
        /* Of a rule that passes, axe names one element, not all of them (docs/decisions/0016). */
        resultTypes: ["violations", "incomplete"],
        runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"],
        /* Landmarks and page headings are checked on the screens, not on single components. */
        rules: {
          region: { enabled: false },
          "page-has-heading-one": { enabled: false },
          "landmark-one-main": { enabled: false },
          "heading-order": { enabled: false },
        },
      },
    },
    /* Carousels and animations that scripts play stand still. */
    chromatic: { disableSnapshot: true, prefersReducedMotion: "reduce", modes: snapshotModes },
    controls: { expanded: true, sort: "requiredFirst" },
    docs: {
      codePanel: true,
      components: { a: DocsLink },
      container: DocsPage,
      extractArgTypes,
      extractComponentDescription,
      page: ComponentPage,
      source: {
        type: "dynamic",
        transform: (code: string, { component }: StoryContext) => storyCode(code, component),
      },
      toc: {
        headingSelector: "h2, h3",
        ignoreSelector: ".docs-story *, .sb-story *, .guide-stage *, .showcase *",
        title: "On this page",
      },
    },
    options: {
      /* Storybook reads this list from the source, so it cannot be imported. `node tools/storyCoverage.mjs` compares it with sidebar.json. */
      storySort: {
        method: "alphabetical",
        order: [
          "Welcome",
          [
            "Start here",
            "A to Z",
            "Not in the package",
            "Getting started",
            "Build a product page",
            "The package",
            "How to review a difference",
            "Changelog",
            "Glossary",
          ],
          "Foundations",
          [
            "Colour",
            "Typography",
            "Space & grid",
            "Shape & elevation",
            "Motion",
            "Iconography",
            "Textile ornaments",
            "Pictures",
            "Themes",
            "Your brand",
            "Design files",
            "Direction",
            "Accessibility",
            "Content & voice",
          ],
          "Layout",
          "Actions",
          "Text & media",
          "Forms",
          "Feedback",
          "Overlays",
          "Navigation",
          "Cards",
          "Product",
          "Cart & orders",
          "Page sections",
          ["Home", "Editorial", "Account", "Templates"],
          "Desk",
          "Screens",
          ["Store", "Checkout", "Account", "Content", "Templates", "Own shop"],
        ],
      },
    },
    pseudo,
    viewport: { options: viewportOptions },
  },
};

export default preview;
