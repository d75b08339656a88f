import { expect, it } from "vitest";
import { modulePath } from "./modulePath.ts";

it("each run of dark squares is one rectangle", () => {
  const rows = [
    [true, true, false, true],
    [false, false, false, false],
    [false, true, true, true],
  ];
  expect(modulePath(rows)).toBe("M0 0h2v1h-2zM3 0h1v1h-1zM1 2h3v1h-3z");
});
