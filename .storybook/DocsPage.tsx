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
import { storybookThemes } from "./storybookThemes.ts";
import { documentTheme, applyGlobals, applyTextGlobals } from "./applyGlobals.ts";
import { loadFonts } from "./fonts.ts";
import { globalsOf, type StoryGlobals } from "./globals.ts";

const fromAddress = (): object =>
  Object.fromEntries(
    (new URLSearchParams(location.search).get("globals") ?? "")
      .split(";")
      .map((pair) => pair.split(":"))
      .filter((pair) => pair.length === 2),
  );

/* Documentation pages without stories get no globals from Storybook, so the last update is kept here. */
let current: StoryGlobals = globalsOf(fromAddress());
const listeners = new Set<() => void>();

void addons.ready().then((channel) =>
  channel.on(GLOBALS_UPDATED, ({ globals }: { globals: object }) => {
    current = globalsOf(globals);
    for (const listener of listeners) listener();
  }),
);

const fontsLoaded = loadFonts();

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

type PageProps = PropsWithChildren<DocsContainerProps>;

const Page = (props: PageProps): ReactElement => {
  use(fontsLoaded);
  const globals = useSyncExternalStore(subscribe, () => current);
  useLayoutEffect(() => {
    applyGlobals(globals);
    return applyTextGlobals(globals);
  }, [globals]);
  return <DocsContainer {...props} theme={storybookThemes[documentTheme(globals)]} />;
};

/** A documentation page that applies the toolbar's globals. */
export const DocsPage = (props: PageProps): ReactElement => (
  <Suspense fallback={null}>
    <Page {...props} />
  </Suspense>
);
