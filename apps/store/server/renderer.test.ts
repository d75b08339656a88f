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

const optionsOf = (url: string, data: unknown = "{}"): RenderOptions => ({
  url,
  origin: "https://shop.example",
  data: data as string,
});

test("each page is rendered from its own address and data", async () => {
  const { render } = open();
  const options = [optionsOf("/a", '{"from":"a"}'), optionsOf("/b", '{"from":"b"}')];
  expect(await Promise.all(options.map(render))).toEqual(options);
});

test("rendering blocks nothing in the thread that serves", async () => {
  const { render } = open();
  const flag = new SharedArrayBuffer(4);
  // The worker gets `data` unchanged, here memory that both threads share. It waits until the flag is set.
  const page = render(optionsOf("/blocks", flag));
  // If this thread rendered, it would wait for itself.
  for (let index = 0; index < 3; index++) await turn();
  Atomics.store(new Int32Array(flag), 0, 1);
  Atomics.notify(new Int32Array(flag), 0);
  await expect(page).resolves.toMatchObject({ url: "/blocks" });
});

test("an error of a component rejects with its message", async () => {
  await expect(open().render(optionsOf("/throws"))).rejects.toThrow("A component threw.");
});

test("pages of a worker that ends are rejected, the next ones are rendered by another", async () => {
  const { render } = open();
  const ended = await Promise.allSettled([render(optionsOf("/ends")), render(optionsOf("/a"))]);
  const rejection = { status: "rejected", reason: new Error("The render worker ended with 3.") };
  expect(ended).toEqual([rejection, rejection]);
  await expect(render(optionsOf("/b"))).resolves.toMatchObject({ url: "/b" });
});
