import { expect, test } from "vitest";
import { openFont, shapeRun } from "./fonts.ts";

test("texts are shaped in the same memory, before V8 collects anything", () => {
  const font = openFont("latin", "regular");
  const shape = (): void =>
    void shapeRun({ text: "Kanchipuram Temple Border", isRtl: false }, font);
  shape();
  const before = process.memoryUsage().external;
  for (let count = 0; count < 5000; count++) shape();
  expect(process.memoryUsage().external - before).toBeLessThan(1024 * 1024);
});
