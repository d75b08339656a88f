import { expect } from "vitest";
import { test } from "../fixtures.ts";
import { screensThatMove } from "./layoutShift.ts";

// One file for each width, as files run at the same time.
test(
  "nothing moves on any page while document, pictures, scripts, fonts and data arrive late, at 360 px",
  { timeout: 300_000 },
  async ({ openPage }) => {
    expect(await screensThatMove(openPage, 360)).toEqual([]);
  },
);
