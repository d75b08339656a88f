import { addons } from "storybook/manager-api";
import { create } from "storybook/theming";

const prefersDark = globalThis.matchMedia?.("(prefers-color-scheme: dark)").matches ?? false;

/* The manager is painted before any of our sheets, so the palette's values are repeated here as hex. */
const theme = create({
  base: prefersDark ? "dark" : "light",
  brandTitle: "Pallu",
  brandUrl: "./",
  fontBase: '"Hind Madurai", Arial, sans-serif',
  appBg: prefersDark ? "#0b1117" : "#fbfaf7",
  appContentBg: prefersDark ? "#101820" : "#ffffff",
  appPreviewBg: prefersDark ? "#0b1117" : "#fbfaf7",
  appBorderColor: prefersDark ? "#29323b" : "#dfdcd5",
  appBorderRadius: 0,
  inputBorderRadius: 2,
  colorPrimary: "#6e1227",
  colorSecondary: prefersDark ? "#2b7f8c" : "#025365",
  textColor: prefersDark ? "#eeece7" : "#141e27",
  barBg: prefersDark ? "#101820" : "#ffffff",
  barSelectedColor: prefersDark ? "#77ced8" : "#025365",
});

addons.setConfig({ theme, sidebar: { showRoots: true } });
