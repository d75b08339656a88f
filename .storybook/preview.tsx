import type { Decorator, Preview } from "@storybook/react-vite";
import { useLayoutEffect } from "react";
import { UiProvider } from "../packages/ui/src/provider/UiProvider.tsx";
import "../packages/ui/src/tokens/global.css.ts";
import { pictureModes, type Direction, type Theme } from "./modes.ts";
import "./preview.css";

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
    <UiProvider dir={dir} key={dir}>
      {isFullscreen ? (
        <Story />
      ) : (
        <div className="story-frame">
          <Story />
        </div>
      )}
    </UiProvider>
  );
};

/** The faces are optional, so that no text changes under a reader; here every story waits for them. */
const faces = ['400 1em "Hind Madurai"', '600 1em "Hind Madurai"', '400 1em "Halant"'];

const loadFaces = async (): Promise<void> => {
  await Promise.all(faces.map((face) => document.fonts.load(face, "A₹-")));
};

const preview: Preview = {
  tags: ["autodocs"],
  loaders: [loadFaces],
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
    chromatic: { disableSnapshot: true, modes: pictureModes },
    controls: { expanded: true, sort: "requiredFirst" },
    docs: { codePanel: true },
    options: {
      /* Storybook cuts this function out and runs it as it stands: plain JavaScript, nothing from outside. */
      storySort: (one = { title: "" }, other = { title: "" }) => {
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
          "Internals",
        ];
        const screens = ["Store", "Checkout", "Account", "Content", "Templates"];
        const place = (title = "") => {
          const [category = "", group = ""] = title.split("/");
          const rank = order.indexOf(category);
          const screen = category === "Screens" ? screens.indexOf(group) : 0;
          if (rank < 0 || screen < 0) throw new Error(`Unknown story category: ${title}`);
          return rank * 10 + screen;
        };
        return place(one.title) - place(other.title) || one.title.localeCompare(other.title);
      },
    },
    pseudo: {
      hover: "[data-cell='hover'] *",
      focusVisible: "[data-cell='focus'] :is(a, button, input, select, textarea, [role='slider'])",
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
