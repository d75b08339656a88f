import type { Decorator, Preview } from "@storybook/react-vite";
import { DirectionProvider } from "@radix-ui/react-direction";
import { useLayoutEffect } from "react";
import { UiProvider } from "../packages/ui/src/provider/UiProvider.tsx";
import "../packages/ui/src/tokens/global.ts";
import { modes, type Direction, type Theme } from "./modes.ts";
import "./preview.css";

const order = [
  "Welcome",
  "Foundations",
  "Primitives",
  "Forms",
  "Feedback",
  "Overlays",
  "Navigation",
  "Commerce",
  "Sections",
  "Screens",
  ["Store", "Checkout", "Account", "Content", "Templates"],
  "Internals",
];

const withTheme: Decorator = (Story, { globals, parameters }) => {
  const theme = globals["theme"] as Theme;
  const dir = globals["dir"] as Direction;
  const isFullscreen = parameters["layout"] === "fullscreen";

  useLayoutEffect(() => {
    const root = document.documentElement;
    root.dataset["theme"] = theme;
    root.dir = dir;
    root.lang = dir === "rtl" ? "ur" : "en-IN";
  }, [theme, dir]);

  return (
    <DirectionProvider dir={dir} key={dir}>
      <UiProvider>
        {isFullscreen ? (
          <Story />
        ) : (
          <div className="story-frame">
            <Story />
          </div>
        )}
      </UiProvider>
    </DirectionProvider>
  );
};

const preview: Preview = {
  tags: ["autodocs"],
  decorators: [withTheme],
  initialGlobals: { theme: "light", dir: "ltr", viewport: { value: undefined } },
  globalTypes: {
    theme: {
      description: "Colour theme",
      toolbar: {
        icon: "circlehollow",
        dynamicTitle: true,
        items: [
          { value: "light", title: "Light" },
          { value: "dark", title: "Dark" },
        ],
      },
    },
    dir: {
      description: "Writing direction",
      toolbar: {
        icon: "transfer",
        dynamicTitle: true,
        items: [
          { value: "ltr", title: "Left to right" },
          { value: "rtl", title: "Right to left" },
        ],
      },
    },
  },
  parameters: {
    layout: "padded",
    a11y: {
      test: "error",
      options: {
        runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"],
        /* A story is a part of a page: landmarks and the page heading belong to the screens. */
        rules: {
          region: { enabled: false },
          "page-has-heading-one": { enabled: false },
          "landmark-one-main": { enabled: false },
          "heading-order": { enabled: false },
        },
      },
    },
    chromatic: { disableSnapshot: true, modes: { ll: modes.ll, dl: modes.dl, lr: modes.lr } },
    controls: { expanded: true, sort: "requiredFirst" },
    docs: { codePanel: true },
    options: {
      storySort: { order, method: "alphabetical" },
    },
    pseudo: {
      hover: "[data-cell='hover'] *",
      focusVisible: "[data-cell='focus'] *",
      active: "[data-cell='active'] *",
    },
    viewport: {
      options: Object.fromEntries(
        [360, 768, 1280, 1536].map((width) => [
          String(width),
          { name: `${width} px`, styles: { width: `${width}px`, height: "900px" } },
        ]),
      ),
    },
  },
};

export default preview;
