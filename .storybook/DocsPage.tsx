import { DocsContainer, type DocsContainerProps } from "@storybook/addon-docs/blocks";
import {
  Suspense,
  use,
  useLayoutEffect,
  useSyncExternalStore,
  type PropsWithChildren,
  type ReactElement,
} from "react";
import { GLOBALS_UPDATED } from "storybook/internal/core-events";
import { addons } from "storybook/preview-api";
import { loadFonts } from "./fonts.ts";
import { applyGlobals, documentTheme, initialGlobals, type StoryGlobals } from "./globals.ts";
import { storybookThemes } from "./storybookThemes.ts";

const fromAddress = (): object =>
  Object.fromEntries(
    (new URLSearchParams(location.search).get("globals") ?? "")
      .split(";")
      .map((pair) => pair.split(":"))
      .filter((pair) => pair.length === 2),
  );

/* Documentation pages without stories get no globals from Storybook, so the last update is kept here. */
let current: StoryGlobals = { ...initialGlobals, ...fromAddress() };

const subscribe = (listener: () => void): (() => void) => {
  const update = ({ globals }: { globals: object }): void => {
    current = { ...initialGlobals, ...globals };
    listener();
  };
  const channel = addons.getChannel();
  channel.on(GLOBALS_UPDATED, update);
  return () => channel.off(GLOBALS_UPDATED, update);
};

const fontsLoaded = loadFonts();

type PageProps = PropsWithChildren<DocsContainerProps>;

const Page = (props: PageProps): ReactElement => {
  use(fontsLoaded);
  const globals = useSyncExternalStore(subscribe, () => current);
  // The text is English. Stories on the page set their own direction.
  useLayoutEffect(() => applyGlobals({ ...globals, dir: "ltr" }), [globals]);
  return <DocsContainer {...props} theme={storybookThemes[documentTheme(globals)]} />;
};

/** A documentation page that applies the toolbar's globals. */
export const DocsPage = (props: PageProps): ReactElement => (
  <Suspense fallback={null}>
    <Page {...props} />
  </Suspense>
);
