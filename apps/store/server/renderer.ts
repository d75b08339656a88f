import { Worker } from "node:worker_threads";
import type { RenderedPage, RenderOptions } from "../src/entryServer.tsx";

/** From this thread to the worker. */
export interface RenderRequest extends RenderOptions {
  id: number;
}

/** From the worker: a page, or why there is none. */
export type RenderResponse = { id: number } & ({ page: RenderedPage } | { error: Error });

interface Pending {
  resolve: (page: RenderedPage) => void;
  reject: (error: Error) => void;
}

/**
 * Renders with the built server entry in a worker, so that rendering does not block this thread. A failed worker is
 * replaced at the next page.
 */
export const openRenderer = (entryUrl: URL) => {
  const pending = new Map<number, Pending>();
  let lastId = 0;

  const start = (): Worker => {
    const started = new Worker(new URL("./renderer.worker.mjs", import.meta.url), {
      workerData: entryUrl.href,
      execArgv: [],
    });
    started.unref();
    const onEnd = (error: Error): void => {
      if (worker !== started) return;
      worker = null;
      for (const { reject } of pending.values()) reject(error);
      pending.clear();
    };
    started.on("message", (response: RenderResponse) => {
      const waiting = pending.get(response.id);
      pending.delete(response.id);
      if ("page" in response) waiting?.resolve(response.page);
      else waiting?.reject(response.error);
    });
    started.on("error", onEnd);
    started.on("exit", (code) => onEnd(new Error(`The render worker ended with ${code}.`)));
    return started;
  };

  let worker: Worker | null = start();

  return {
    /** Renders a page. Rejects when rendering throws, or when the worker exits. */
    render: (options: RenderOptions): Promise<RenderedPage> =>
      new Promise((resolve, reject) => {
        const id = ++lastId;
        pending.set(id, { resolve, reject });
        worker ??= start();
        worker.postMessage({ ...options, id } satisfies RenderRequest);
      }),
    close: async (): Promise<void> => {
      const ended = worker;
      worker = null;
      await ended?.terminate();
    },
  };
};
