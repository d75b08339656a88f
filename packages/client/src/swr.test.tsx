// @vitest-environment jsdom
import { createServer } from "node:http";
import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import { sampleAnswers } from "@pallu/contract/fixtures";
import { cleanup, renderHook, waitFor } from "@testing-library/react";
import type { ReactNode } from "react";
import { SWRConfig } from "swr";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { createClient } from "./index.ts";
import { ClientProvider, keyOf, useRead, useSend } from "./swr.ts";

let server: Server;
let reads = 0;

beforeAll(
  () =>
    new Promise<void>((ready) => {
      server = createServer((request, response) => {
        const isRead = request.method === "GET";
        if (isRead) reads++;
        const isRefused = request.url?.includes("nobody");
        response
          .writeHead(isRefused ? 403 : 200, { "content-type": "application/json" })
          .end(
            JSON.stringify(
              isRefused
                ? { code: "other_account", message: "This belongs to another account." }
                : isRead
                  ? sampleAnswers.getCart
                  : sampleAnswers.updateCart,
            ),
          );
      }).listen(0, "127.0.0.1", ready);
    }),
);
afterAll(() => {
  server.close();
  server.closeAllConnections();
});
afterEach(cleanup);

const wrapper = ({ children }: { children: ReactNode }) => (
  <SWRConfig value={{ provider: () => new Map(), dedupingInterval: 0 }}>
    <ClientProvider
      client={createClient({
        baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
      })}
    >
      {children}
    </ClientProvider>
  </SWRConfig>
);

test("a read is read, and nothing without its input", async () => {
  const { result, rerender } = renderHook(
    ({ userId }: { userId: string | null }) =>
      useRead("getCart", userId === null ? null : { params: { userId } }),
    { wrapper, initialProps: { userId: null as string | null } },
  );
  expect(result.current).toMatchObject({ data: undefined, isLoading: false });
  rerender({ userId: "asha" });
  await waitFor(() => expect(result.current.data?.[0]?.cartId).toBe("line-temple"));
  rerender({ userId: "nobody" });
  await waitFor(() => expect(result.current.error?.code).toBe("other_account"));
});

test("a change is sent when triggered, and reads what it names again", async () => {
  const { result } = renderHook(
    () => ({
      cart: useRead("getCart", { params: { userId: "asha" } }),
      update: useSend("updateCart", {
        refresh: [keyOf("getCart", { params: { userId: "asha" } })],
      }),
    }),
    { wrapper },
  );
  await waitFor(() => expect(result.current.cart.data).toBeDefined());
  const before = reads;
  await result.current.update.trigger({ params: { cartId: "line-temple" }, body: { quantity: 2 } });
  await waitFor(() => expect(reads).toBe(before + 1));
});

test("hooks need their provider", () => {
  expect(() => renderHook(() => useRead("listProducts", {}))).toThrow("ClientProvider");
});
