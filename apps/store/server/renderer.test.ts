import { setImmediate as turn } from "node:timers/promises";
import { afterEach, expect, test } from "vitest";
import type { RenderOptions } from "../src/entryServer.tsx";
import { openRenderer } from "./renderer.ts";

const opened: ReturnType<typeof openRenderer>[] = [];
const open = () => {
  const renderer = openRenderer(new URL("./renderer.fixtures.mjs", import.meta.url));
  opened.push(renderer);
  return renderer;
};
afterEach(async () => {
  await Promise.all(opened.splice(0).map(({ close }) => close()));
});

const missing: string[] = [];
const optionsOf = (url: string, more: Partial<RenderOptions> = {}): RenderOptions => ({
  url,
  origin: "https://shop.example",
  load: async (path) => {
    if (path === "/api/gone") throw new Error("Not found.");
    return JSON.stringify({ from: path });
  },
  onMissing: (path) => void missing.push(path),
  ...more,
});

test("a page is rendered from what it reads, also where an answer is missing", async () => {
  missing.length = 0;
  const { render } = open();
  const pages = await Promise.all([render(optionsOf("/a")), render(optionsOf("/b"))]);
  const whole = {
    origin: "https://shop.example",
    value: '{"from":"/api/given"}',
    missing: undefined,
  };
  expect(pages).toEqual([
    { url: "/a", ...whole },
    { url: "/b", ...whole },
  ]);
  expect(missing).toEqual(["/api/gone", "/api/gone"]);
});

test("rendering blocks nothing in the thread that serves", async () => {
  const { render } = open();
  const flag = new SharedArrayBuffer(4);
  // The worker gets what `posted` is as it is.
  const page = render(optionsOf("/blocks", { posted: flag }));
  // Rendering in this thread would deadlock with these lines.
  for (let index = 0; index < 3; index++) await turn();
  Atomics.store(new Int32Array(flag), 0, 1);
  Atomics.notify(new Int32Array(flag), 0);
  await expect(page).resolves.toMatchObject({ url: "/blocks" });
});

test("what `onMissing` throws ends the page", async () => {
  const { render } = open();
  const onMissing = (): never => {
    throw new RangeError("Too busy.");
  };
  await expect(render(optionsOf("/a", { onMissing }))).rejects.toThrow(new RangeError("Too busy."));
  await expect(render(optionsOf("/b"))).resolves.toMatchObject({ url: "/b" });
});

test("an error of a component rejects with its message", async () => {
  await expect(open().render(optionsOf("/throws"))).rejects.toThrow("A component threw.");
});

test("pages of a worker that ends are rejected, the next ones are rendered by another", async () => {
  const { render } = open();
  const ended = await Promise.allSettled([
    render(optionsOf("/a", { load: () => new Promise(() => undefined) })),
    render(optionsOf("/ends")),
  ]);
  const rejection = { status: "rejected", reason: new Error("The render worker ended with 3.") };
  expect(ended).toEqual([rejection, rejection]);
  await expect(render(optionsOf("/b"))).resolves.toMatchObject({ url: "/b" });
});
