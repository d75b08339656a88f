import { loadData, renderPage } from "../entryServer.tsx";
import type { DataOptions, RenderedPage } from "../entryServer.tsx";

interface ServedOptions extends Omit<DataOptions, "read"> {
  origin?: string;
  /** Returns the response to an API path. Undefined if it cannot be read. Default: nothing exists. */
  read?: (path: string) => unknown;
}

export interface ServedPage extends RenderedPage {
  status: number;
  /** Data of the page by SWR cache key. */
  fallback: Record<string, unknown>;
}

/** Loads and renders a page as the server does. */
export const renderServed = async ({
  origin,
  read = () => null,
  ...options
}: ServedOptions): Promise<ServedPage> => {
  const { status, json } = await loadData({ ...options, read: async (path) => read(path) });
  const page = await renderPage({ url: options.url, origin: origin ?? null, data: json });
  return { ...page, status, fallback: JSON.parse(json) as Record<string, unknown> };
};
