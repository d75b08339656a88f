import { DocsContainer, type DocsContainerProps } from "@storybook/addon-docs/blocks";
import {
  Suspense,
  use,
  useLayoutEffect,
  useSyncExternalStore,
  type PropsWithChildren,
  type ReactElement,
} from "react";
import { GLOBALS_UPDATED, SET_GLOBALS, UPDATE_GLOBALS } from "storybook/internal/core-events";
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

/** Whether an event, the `this` of its listeners, is from a story in a frame of the page. Only events of others have a source. */
const isFromFrame = (event: unknown): boolean =>
  typeof event === "object" && event !== null && "source" in event;

/**
 * Passes the globals to the stories in frames of the page, which the manager does not know. As the manager does: an event
 * on a frame's own channel would come back to this page.
 */
const updateFrames = (): void => {
  const event = { type: UPDATE_GLOBALS, args: [{ globals: current }], from: "docs" };
  const message = JSON.stringify({ key: "storybook-channel", event });
  for (const frame of document.querySelectorAll<HTMLIFrameElement>("#storybook-docs iframe"))
    frame.contentWindow?.postMessage(message, location.origin);
};

void addons.ready().then((channel) => {
  channel.on(GLOBALS_UPDATED, function update(this: unknown, { globals }: { globals: object }) {
    if (isFromFrame(this)) return;
    current = globalsOf(globals);
    for (const listener of listeners) listener();
    updateFrames();
  });
  // A frame reports its initial globals when it is ready.
  channel.on(SET_GLOBALS, function ready(this: unknown) {
    if (isFromFrame(this)) updateFrames();
  });
});

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
