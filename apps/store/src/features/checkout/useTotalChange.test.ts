import { renderHook } from "@testing-library/react";
import { expect, test } from "vitest";
import { useTotalChange } from "./useTotalChange.ts";

interface Props {
  total: number | null;
  choice: string;
}

test("reports the total from before the first of several changes, until the shopper makes a choice", () => {
  const { result, rerender } = renderHook<number | null, Props>(
    ({ total, choice }) => useTotalChange(total, choice),
    { initialProps: { total: 800, choice: "none" } },
  );
  const reported = [result.current];
  for (const total of [1000, null, 1200, 800, 900]) {
    rerender({ total, choice: "none" });
    reported.push(result.current);
  }
  rerender({ total: 950, choice: "coupon" });
  reported.push(result.current);
  expect(reported).toEqual([null, 800, 800, 800, null, 800, null]);
});
