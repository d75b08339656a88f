import { act, renderHook } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { cartTotals } from "../cart/cart.rules.ts";
import { stubApi } from "../../testing/pages.fixtures.tsx";
import { emptyBilling } from "./billing.rules.ts";
import { useCheckout } from "./useCheckout.ts";

afterEach(() => void vi.unstubAllGlobals());

test("[CHK-14] sends nothing after the order is placed", async () => {
  const sent = stubApi({ "POST /api/orders/checkout": { body: { success: true } } });
  const { result } = renderHook(useCheckout);
  const submit = () =>
    act(() =>
      result.current.submit({ userId: 7, ...emptyBilling }, [], cartTotals([], "INR"), "", "INR"),
    );
  expect(await submit()).toMatchObject({ kind: "placed" });
  expect(await submit()).toBeNull();
  expect(sent).toHaveLength(1);
});
