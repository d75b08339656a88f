import { fireEvent, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { wishes } from "../../testing/conventions.fixtures.ts";
import { deferred, recordValues } from "../../testing/deferred.fixtures.ts";
import type { Stub } from "../../testing/stub.fixtures.ts";
import { openPage } from "../../testing/pages.fixtures.tsx";
import { useWishlist } from "./WishlistProvider.tsx";

const [first, second] = wishes;
if (!first || !second) throw new Error("The sample wishlist has two entries.");
const third = { ...second, wishlistId: 23, ProductVariant: { productVariantId: 102 } };

const WishlistProbe = () => {
  const { entries, count, has, add, remove, reload } = useWishlist();
  return (
    <>
      <p data-testid="entries">{entries.map(({ wishlistId }) => wishlistId).join(" ")}</p>
      <p data-testid="count">{count}</p>
      <p data-testid="marked">{String(has({ variantId: 102 }))}</p>
      <button type="button" onClick={() => void add({ variantId: 102 })}>
        add
      </button>
      <button type="button" onClick={() => void add({ variantId: 100 })}>
        add that of 21
      </button>
      <button type="button" onClick={() => remove(21)}>
        remove 21
      </button>
      <button type="button" onClick={() => remove(22)}>
        remove 22
      </button>
      <button type="button" onClick={() => void reload()}>
        reload
      </button>
    </>
  );
};

const text = (id: string) => screen.getByTestId(id).textContent;
const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));

const open = async () => {
  const reads = deferred();
  const writes = deferred();
  openPage(WishlistProbe, "/probe", {
    responses: {
      "GET /api/wishlist/7": reads.stub,
      "POST /api/wishlist/add": writes.stub,
      "DELETE /api/wishlist/21": writes.stub,
      "DELETE /api/wishlist/22": writes.stub,
    },
  });
  await reads.respond({ body: [first, second] });
  return { reads, writes };
};

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test("[WISH-04] [WISH-12] a superseded read does not restore a removed entry", async () => {
  const { reads, writes } = await open();
  const seen = recordValues(() => text("entries"));
  press("remove 21");
  await writes.respond({ body: {} });
  press("remove 22");
  await writes.respond({ body: {} });
  await reads.respond({ body: [second] });
  await reads.respond({ body: [] });
  expect(seen).toEqual(["21 22", "22", ""]);
});

test("[WISH-12] ignores a read that started before the removal and ends after it", async () => {
  const { reads, writes } = await open();
  const seen = recordValues(() => text("entries"));
  press("reload");
  press("remove 21");
  await writes.respond({ body: {} });
  while (reads.waiting().length > 1) await reads.respond({ body: [first, second] });
  await reads.respond({ body: [second] });
  expect(seen).toEqual(["21 22", "22"]);
});

test("[WISH-12] [WISH-14] a removed entry stays hidden while the host still lists it, until something is added", async () => {
  const { reads, writes } = await open();
  const seen = recordValues(() => `${text("entries")} (${text("count")})`);
  press("remove 21");
  await writes.respond({ body: {} });
  await reads.respond({ body: [first, second] });
  expect(seen).toEqual(["21 22 (2)", "22 (1)"]);
  press("add");
  await writes.respond({ status: 201, body: { message: "Added" } });
  await reads.respond({ body: [first, second, third] });
  expect(text("entries")).toBe("21 22 23");
});

test("[ERR-16] only logs a rejected removal and restores the entry after the next read", async () => {
  const error = vi.spyOn(console, "error").mockImplementation(() => undefined);
  const { reads, writes } = await open();
  const seen = recordValues(() => text("entries"));
  press("remove 21");
  await writes.respond({ status: 500 });
  await reads.respond({ body: [first, second] });
  expect(seen).toEqual(["21 22", "22", "21 22"]);
  expect(error.mock.calls.map(([said]) => said)).toEqual(["Error removing from wishlist"]);
});

test("[WISH-03] [HDR-37] badge and heart show an addition once, with the press", async () => {
  const { reads, writes } = await open();
  const seen = recordValues(() => `${text("count")} ${text("marked")}`);
  press("add");
  expect(`${text("count")} ${text("marked")}`).toBe("3 true");
  await writes.respond({ status: 201, body: { message: "Added" } });
  expect(seen).toEqual(["2 false", "3 true"]);
  await reads.respond({ body: [first, second, third] });
  expect(seen).toEqual(["2 false", "3 true"]);
  expect(text("entries")).toBe("21 22 23");
});

test("an addition that is pressed twice is counted once", async () => {
  const { reads, writes } = await open();
  const seen = recordValues(() => `${text("count")} ${text("marked")}`);
  press("add");
  press("add");
  await writes.respond({ status: 201, body: { message: "Added" } });
  await reads.respond({ body: [first, second, third] });
  await writes.respond({ body: { message: "Product already in wishlist" } });
  await reads.respond({ body: [first, second, third] });
  expect(seen).toEqual(["2 false", "3 true"]);
});

test.each<[string, Stub]>([
  ["a refusal", { status: 500, body: { message: "Later" } }],
  ["a lost response", { abort: true }],
])("badge and heart change back with %s", async (_what, response) => {
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  const { writes } = await open();
  const seen = recordValues(() => `${text("count")} ${text("marked")}`);
  press("add");
  await writes.respond(response);
  expect(seen).toEqual(["2 false", "3 true", "2 false"]);
});

test("[WISH-03] an addition stays when the read after it fails", async () => {
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  const { reads, writes } = await open();
  const seen = recordValues(() => text("count"));
  press("add");
  await writes.respond({ status: 201, body: {} });
  await reads.respond({ text: "<html>" });
  expect(seen).toEqual(["2", "3"]);
});

test("[WISH-03] an addition whose response was lost is read: the server may have made it", async () => {
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  const { reads, writes } = await open();
  press("add");
  await writes.respond({ abort: true });
  expect(text("count")).toBe("2");
  await reads.respond({ body: [first, second, third] });
  expect(text("count")).toBe("3");
});

test("[WISH-03] what is removed and added again is counted before either has a response, and until it is read", async () => {
  const { reads, writes } = await open();
  const seen = recordValues(() => text("count"));
  press("remove 21");
  expect(text("count")).toBe("1");
  press("add that of 21");
  expect(text("count")).toBe("2");
  await writes.respond({ status: 201, body: {} }, 1);
  expect(text("count")).toBe("2");
  await writes.respond({ body: {} });
  const again = { ...first, wishlistId: 24 };
  await reads.respond({ body: [second, again] }, -1);
  expect(text("entries")).toBe("22 24");
  expect(seen).toEqual(["2"]);
});

test("[ERR-12] the heart stays when the list turns out to have the product, also if the read fails", async () => {
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  const { reads, writes } = await open();
  const seen = recordValues(() => `${text("count")} ${text("marked")}`);
  press("add");
  await writes.respond({ body: { message: "Product already in wishlist" } });
  await reads.respond({ status: 500 });
  expect(seen).toEqual(["2 false", "3 true"]);
});
