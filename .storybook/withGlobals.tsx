import type { Decorator } from "@storybook/react-vite";
import { useLayoutEffect, type ReactElement, type ReactNode } from "react";
import { shop } from "../apps/store/src/sections/shell/shop.tsx";
import { UiProvider } from "../packages/ui/src/provider/UiProvider.tsx";
import { applyGlobals, initialGlobals, languageOf, type StoryGlobals } from "./globals.ts";

interface StoryFrameProps {
  globals: StoryGlobals;
  /** Whether the story is alone on its page. Then theme and direction are set on the document, otherwise on a region. */
  isDocument: boolean;
  isFullscreen: boolean;
  children: ReactNode;
}

const StoryFrame = ({
  globals,
  isDocument,
  isFullscreen,
  children,
}: StoryFrameProps): ReactElement => {
  const { theme, dir } = globals;
  useLayoutEffect(() => {
    if (isDocument) applyGlobals(globals);
  });
  const frame = isFullscreen ? children : <div className="story-frame">{children}</div>;
  const isRegion = !isDocument || (theme !== "light" && theme !== "dark");
  return (
    // Remounts on a change, because carousels read the direction when they start.
    <UiProvider dir={dir} shop={shop} key={dir}>
      {isRegion ? (
        <div className="story-region" data-theme={theme} dir={dir} lang={languageOf(globals)}>
          {frame}
        </div>
      ) : (
        frame
      )}
    </UiProvider>
  );
};

/** Args that a component, or a story that holds its state, reads only when it starts. */
const isInitial = ([name]: [string, unknown]): boolean =>
  /^(?:default[A-Z]\w*|value|checked|open|status|message)$/.test(name);

/** Applies the toolbar's globals to the story. It starts again when a control changes what it reads at its start. */
export const withGlobals: Decorator = (Story, { args, globals, parameters, viewMode }) => (
  <StoryFrame
    globals={{ ...initialGlobals, ...globals }}
    isDocument={viewMode !== "docs"}
    isFullscreen={parameters["layout"] === "fullscreen"}
  >
    <Story key={JSON.stringify(Object.entries(args).filter(isInitial))} />
  </StoryFrame>
);
