import type { Decorator } from "@storybook/react-vite";
import { useEffect, useLayoutEffect, type ReactElement, type ReactNode } from "react";
import { shop } from "../apps/store/src/sections/shell/shop.tsx";
import { UiProvider } from "../packages/ui/src/provider/UiProvider.tsx";
import { directionOf, applyGlobals, applyTextGlobals } from "./applyGlobals.ts";
import { globalsOf, type StoryGlobals } from "./globals.ts";
import { argsFor } from "./session.ts";
import { languageOf } from "./pseudoLocales.ts";

const columns = 12;

const GridGuide = (): ReactElement => (
  <div className="guide-grid" aria-hidden>
    {Array.from({ length: columns }, (_, at) => (
      <span key={at} />
    ))}
  </div>
);

interface StoryFrameProps {
  globals: StoryGlobals;
  /**
   * Whether the story is alone on its page. Then theme and direction are set on the document, otherwise on a region.
   */
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
  const { theme, text, currency, contrast, motion, guide } = globals;
  const dir = directionOf(globals);

  useLayoutEffect(() => {
    if (isDocument) applyGlobals(globals);
  });
  useEffect(
    () => (isDocument ? applyTextGlobals({ text, currency, contrast }) : undefined),
    [text, currency, contrast, isDocument],
  );

  const frame = isFullscreen ? (
    children
  ) : (
    <div className="story-frame">
      <div className="story-content">{children}</div>
    </div>
  );
  const region = (name: string): ReactElement => (
    <div className="story-region" data-theme={name} dir={dir} lang={languageOf(globals)}>
      {frame}
    </div>
  );
  const isRegion = !isDocument || (theme !== "light" && theme !== "dark");
  return (
    // Remounts on a change, because carousels read direction and motion when they start.
    <UiProvider dir={dir} shop={shop} key={`${dir} ${motion}`}>
      {theme === "split" ? (
        <div className="story-split">
          {region("light")}
          {region("dark")}
        </div>
      ) : isRegion ? (
        region(theme)
      ) : (
        frame
      )}
      {guide === "grid" && isDocument && <GridGuide />}
    </UiProvider>
  );
};

/** Args that a component, or a story that holds its state, reads only when it starts. */
const isInitial = ([name]: [string, unknown]): boolean =>
  /^(?:default[A-Z]\w*|value|checked|open|status|message)$/.test(name);

/** Applies the toolbar's globals to the story. It starts again when a control changes what it reads at its start. */
export const withGlobals: Decorator = (Story, context) => {
  const globals = globalsOf(context.globals);
  return (
    <StoryFrame
      globals={globals}
      isDocument={context.viewMode !== "docs"}
      isFullscreen={context.parameters["layout"] === "fullscreen"}
    >
      <Story
        key={JSON.stringify(Object.entries(context.args).filter(isInitial))}
        args={argsFor(globals.session, context.args)}
      />
    </StoryFrame>
  );
};
