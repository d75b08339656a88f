import { act, renderHook } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { stubApi } from "../../testing/pages.fixtures.tsx";
import { emptyBilling } from "./billing.rules.ts";
import type { Checkout } from "./checkout.data.ts";
import { useCheckout } from "./useCheckout.ts";

afterEach(() => void vi.unstubAllGlobals());

test("[CHK-14] sends nothing after the order is placed", async () => {
  const sent = stubApi({ "POST /api/orders/checkout": { body: { success: true } } });
  const { result } = renderHook(useCheckout);
  const order: Checkout = {
    billData: { userId: 7, ...emptyBilling },
    products: [],
    totalPaise: 0,
    couponCodeName: "",
    currency: "INR",
  };
  const submit = () => act(() => result.current.submit(order));
  expect(await submit()).toMatchObject({ kind: "placed" });
  expect(await submit()).toBeNull();
  expect(sent).toHaveLength(1);
});
