import { MessageChannel, Worker } from "node:worker_threads";
import type { MessagePort } from "node:worker_threads";
import type { RenderOptions, RenderedPage } from "../src/entryServer.tsx";

/** From this thread to the worker. The JSON texts for the page go over `port`. */
export interface RenderRequest extends Omit<RenderOptions, "load" | "onMissing"> {
  port: MessagePort;
}

/** From the worker, over the port of a request. */
type RenderMessage = { path: string } | { page: RenderedPage } | { error: unknown };

/**
 * Renders with the built server entry in a worker, so that rendering does not block this thread. A failed worker is
 * replaced at the next page.
 */
export const openRenderer = (entryUrl: URL) => {
  const pending = new Set<(error: Error) => void>();

  const start = (): Worker => {
    const started = new Worker(new URL("./renderer.worker.mjs", import.meta.url), {
      workerData: entryUrl.href,
      execArgv: [],
    });
    started.unref();
    const onEnd = (error: Error): void => {
      if (worker !== started) return;
      worker = null;
      for (const reject of pending) reject(error);
    };
    started.on("error", onEnd);
    started.on("exit", (code) => onEnd(new Error(`The render worker ended with ${code}.`)));
    return started;
  };

  let worker: Worker | null = start();

  /** Renders a page. Rejects when rendering or `onMissing` throws, or when the worker exits. */
  const render = ({ load, onMissing, ...options }: RenderOptions): Promise<RenderedPage> =>
    new Promise((resolve, reject) => {
      const { port1, port2 } = new MessageChannel();
      const settle = (end: () => void): void => {
        pending.delete(fail);
        port1.close();
        end();
      };
      const fail = (error: unknown): void => settle(() => reject(error));
      const answer = async (path: string): Promise<void> => {
        try {
          port1.postMessage({ path, json: await load(path) });
        } catch (error) {
          try {
            onMissing(path, error);
            port1.postMessage({ path });
          } catch (fatal) {
            fail(fatal);
          }
        }
      };
      pending.add(fail);
      port1.on("message", (message: RenderMessage) => {
        if ("path" in message) void answer(message.path);
        else if ("page" in message) settle(() => resolve(message.page));
        else fail(message.error);
      });
      worker ??= start();
      worker.postMessage({ ...options, port: port2 } satisfies RenderRequest, [port2]);
    });

  return {
    render,
    close: async (): Promise<void> => {
      const ended = worker;
      worker = null;
      await ended?.terminate();
    },
  };
};
