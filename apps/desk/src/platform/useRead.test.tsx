import { cleanup, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { ReactElement } from "react";
import { useState } from "react";
import { Link, useParams, useSearchParams } from "react-router-dom";
import { afterEach, expect, test, vi } from "vitest";
import { deferred, openDeskServer, refuse, renderPage } from "../desk.fixtures.tsx";
import type { OrderDetails, OrderList } from "../pages/orders/orders.data.ts";
import { detailsOf, listOf, orderRowOf } from "../pages/orders/orders.fixtures.ts";
import { useRead, useRefresh } from "./useRead.ts";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const LIST = "GET /api/desk/orders";

/** What a page shows of a reading. */
const Shown = ({
  text,
  reading: { failure, isLoading, isPrevious },
}: {
  text: string | undefined;
  reading: ReturnType<typeof useRead>;
}): ReactElement => (
  <p>
    {[text, failure?.message, isLoading && "loading", isPrevious && "of other filters"]
      .filter(Boolean)
      .join(", ")}
  </p>
);

const OneOrder = (): ReactElement => {
  const { orderId = "" } = useParams();
  const reading = useRead("GET /api/desk/orders/:orderId", { params: { orderId } });
  const [late, setLate] = useState<() => void>();
  const { show } = reading;
  return (
    <>
      <Shown text={reading.data?.id} reading={reading} />
      <Link to="/orders/PL-2">Older</Link>
      <button
        type="button"
        onClick={() => setLate(() => () => show((order) => ({ ...order, fullName: "Changed" })))}
      >
        Send
      </button>
      <button type="button" onClick={() => late?.()}>
        Answer
      </button>
      <p>{reading.data?.fullName}</p>
    </>
  );
};

const Orders = (): ReactElement => {
  const [search] = useSearchParams();
  const reading = useRead("GET /api/desk/orders", { query: { find: search.get("find") ?? "" } });
  const refresh = useRefresh();
  return (
    <>
      <Shown text={reading.data?.orders.map(({ id }) => id).join(" ")} reading={reading} />
      <Link to="?find=asha">Asha</Link>
      <Link to="?">Everybody</Link>
      <button
        type="button"
        onClick={() =>
          reading.show((list) => ({ ...list, orders: [...list.orders, orderRowOf("PL-9")] }))
        }
      >
        Add
      </button>
      <button type="button" onClick={() => void refresh("/api/desk/orders")}>
        Change
      </button>
    </>
  );
};

const openOrders = () => renderPage(<Orders />, { path: "/orders", pattern: "/orders" });
const press = (role: "link" | "button", name: string) =>
  userEvent.click(screen.getByRole(role, { name }));

test("another path never shows what the former one has answered, not while it is read", async () => {
  const second = deferred<OrderDetails>();
  const server = openDeskServer({
    "GET /api/desk/orders/PL-1": () => detailsOf({ id: "PL-1", fullName: "Meena" }),
    "GET /api/desk/orders/PL-2": () => second.promise,
  });
  renderPage(<OneOrder />, { path: "/orders/PL-1", pattern: "/orders/:orderId" });
  await screen.findByText("PL-1");
  await press("link", "Older");
  await screen.findByText("loading");
  expect(screen.queryByText("Meena")).toBeNull();
  second.resolve(detailsOf({ id: "PL-2", fullName: "Asha" }));
  await screen.findByText("PL-2");
  expect(server.calls).toHaveLength(2);
});

test("an answer that is shown late changes the call that it was made for, not the one on the page", async () => {
  openDeskServer({
    "GET /api/desk/orders/PL-1": () => detailsOf({ id: "PL-1", fullName: "Meena" }),
    "GET /api/desk/orders/PL-2": () => detailsOf({ id: "PL-2", fullName: "Asha" }),
  });
  renderPage(<OneOrder />, { path: "/orders/PL-1", pattern: "/orders/:orderId" });
  await screen.findByText("Meena");
  await press("button", "Send");
  await press("link", "Older");
  await screen.findByText("Asha");
  await press("button", "Answer");
  expect(screen.queryByText("Changed")).toBeNull();
  expect(screen.getByText("Asha")).toBeTruthy();
});

test("rows stay as those of other filters until the answer arrives", async () => {
  const answer = deferred<OrderList>();
  const server = openDeskServer({ [LIST]: () => listOf([orderRowOf("PL-1")]) });
  openOrders();
  await screen.findByText("PL-1");
  server.answer(LIST, () => answer.promise);
  await press("link", "Asha");
  await screen.findByText("PL-1, of other filters");
  answer.resolve(listOf([orderRowOf("PL-2")]));
  expect(await screen.findByText("PL-2")).toBeTruthy();
});

test("rows of other filters go when the new ones cannot be read, and do not return while they are read again", async () => {
  const answer = deferred<Response>();
  const server = openDeskServer({ [LIST]: () => listOf([orderRowOf("PL-1")]) });
  openOrders();
  await screen.findByText("PL-1");
  server.answer(LIST, () => answer.promise);
  await press("link", "Asha");
  await screen.findByText("PL-1, of other filters");
  answer.resolve(refuse(503, "unavailable", "The shop is busy."));
  await screen.findByText("The shop is busy.");
  const again = deferred<OrderList>();
  server.answer(LIST, () => again.promise);
  await press("button", "Change");
  expect(screen.getByText("The shop is busy.")).toBeTruthy();
  again.resolve(listOf([orderRowOf("PL-2")]));
  await screen.findByText("PL-2");
});

test("a change that is shown on rows of other filters reads the present ones again instead", async () => {
  const first = deferred<OrderList>();
  const server = openDeskServer({ [LIST]: () => listOf([orderRowOf("PL-1")]) });
  openOrders();
  await screen.findByText("PL-1");
  server.answer(LIST, () => first.promise);
  await press("link", "Asha");
  await screen.findByText("PL-1, of other filters");
  server.answer(LIST, () => listOf([orderRowOf("PL-3")]));
  await press("button", "Add");
  await screen.findByText("PL-3");
  first.resolve(listOf([orderRowOf("PL-2")]));
  await first.promise;
  await press("link", "Everybody");
  await press("link", "Asha");
  expect(await screen.findByText("PL-3")).toBeTruthy();
});

test("after a change every list of the path is read again, also one that is not on the page", async () => {
  const server = openDeskServer({ [LIST]: () => listOf([orderRowOf("PL-1")]) });
  openOrders();
  await screen.findByText("PL-1");
  await press("link", "Asha");
  await screen.findByText("PL-1");
  server.answer(LIST, () => listOf([orderRowOf("PL-2")]));
  await press("button", "Change");
  await screen.findByText("PL-2");
  await press("link", "Everybody");
  await screen.findByText("PL-2");
  expect(server.calls.map(({ url }) => url)).toEqual([
    "/api/desk/orders",
    "/api/desk/orders?find=asha",
    "/api/desk/orders?find=asha",
    "/api/desk/orders",
  ]);
});

test("an answer that arrives after its page is gone is dropped", async () => {
  openDeskServer({ [LIST]: () => listOf([orderRowOf("PL-1")]) });
  const refreshes: ReturnType<typeof useRefresh>[] = [];
  const Late = ({ onRender }: { onRender: (refresh: (typeof refreshes)[0]) => void }) => {
    onRender(useRefresh());
    return <Orders />;
  };
  const { unmount } = renderPage(<Late onRender={(refresh) => void refreshes.push(refresh)} />);
  await screen.findByText("PL-1");
  unmount();
  expect(refreshes).not.toEqual([]);
  for (const refresh of refreshes)
    await expect(refresh("/api/desk/orders")).resolves.toBeUndefined();
});
