import { StrictMode } from "react";
import { renderToString } from "react-dom/server";
import { StaticRouter } from "react-router-dom";
import { App } from "./App.tsx";
import { serveParts } from "./platform/staticPart.tsx";
import { shopTitle } from "./platform/shopTitle.ts";
import { servedRoutes } from "./routes.server.ts";
import * as homeParts from "./routes/home/HomeStatic.tsx";
import { matchRoute } from "./routes/match.ts";
import Footer from "./routes/shell/Footer.tsx";

serveParts({ footer: Footer, ...homeParts });

export { beforePaint } from "./platform/preferences.ts";

export interface RenderedPage {
  status: number;
  html: string;
  title: string;
  description: string;
  /** Answers by address, for the browser to start from. */
  primed: Record<string, unknown>;
  /** Source file of the page, its key in the build manifest. */
  source: string;
  /** Source files of which the page needs the styles alone. */
  styles: string[];
}

export interface RenderOptions {
  /** Path and query, as asked for. */
  url: string;
  /** Reads an address of the API as JSON; rejects when it cannot. */
  load: (address: string) => Promise<unknown>;
  /** Told of every address that could not be read; the page is rendered all the same. */
  onMissing: (address: string, error: unknown) => void;
}

/** Renders one page as every visitor sees it: nothing of it belongs to a person, so any cache may keep it. */
export const renderPage = async ({
  url,
  load,
  onMissing,
}: RenderOptions): Promise<RenderedPage> => {
  const { pathname, search } = new URL(url, "http://shop");
  const { route, match } = matchRoute(pathname, search);
  const served = servedRoutes[route.path];
  const primed: Record<string, unknown> = {};
  await Promise.all([
    route.page.preload(),
    ...(served.prime?.(match) ?? []).map(async ({ address, trim }) => {
      try {
        const answer = await load(address);
        primed[address] = trim ? trim(answer) : answer;
      } catch (error) {
        onMissing(address, error);
      }
    }),
  ]);
  const html = renderToString(
    <StrictMode>
      <StaticRouter location={url}>
        <App primed={primed} />
      </StaticRouter>
    </StrictMode>,
  );
  const meta = served.meta?.(match, (address) => primed[address]) ?? null;
  return {
    status: served.status ?? 200,
    html,
    title: shopTitle(meta?.title ?? route.title),
    description: meta?.description ?? served.description,
    primed,
    source: served.source,
    styles: ["src/routes/shell/Footer.tsx", ...(served.styles ?? [])],
  };
};
