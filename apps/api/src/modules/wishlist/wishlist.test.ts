import { beforeEach, expect, test } from "vitest";
import { openTestShop } from "../../testing/openTestShop.ts";
import type { Caller } from "../../testing/shopCaller.ts";
import { openForFile } from "../../testing/openForFile.ts";

const shop = openForFile(openTestShop);
let asha: Caller;
let bina: Caller;
beforeEach(async () => {
  asha = await shop.buyer();
  bina = await shop.buyer();
});

const addition = (buyer: Caller, productVariantId: string) => ({
  body: { userId: buyer.userId, productVariantId },
});
const wishlistOf = async (buyer: Caller) =>
  (await buyer.call("getWishlist", 200, { params: { userId: buyer.userId } })).map(
    (entry) => entry.productVariantId,
  );

test("[API-26] [API-27] a variant is wished for once, sold out or not; the newest comes first", async () => {
  const first = await asha.call("addToWishlist", 201, addition(asha, "temple-border--rani-pink"));
  expect(first.message).toBe("Added to wishlist");
  await asha.call("addToWishlist", 201, addition(asha, "temple-border"));
  const again = await asha.call("addToWishlist", 200, addition(asha, "temple-border--rani-pink"));
  expect(again.message).toBe("Product already in wishlist");
  expect(await wishlistOf(asha)).toEqual(["temple-border--peacock", "temple-border--rani-pink"]);
  await asha.call("addToWishlist", 404, addition(asha, "no-such-variant"));
});

test("[API-28] [API-48] an entry is removed by its wishlistId, and only by its owner", async () => {
  const { wishlistId } = await asha.call("addToWishlist", 201, addition(asha, "block-kurti"));
  await bina.call("removeFromWishlist", 404, { params: { id: wishlistId } });
  await asha.call("removeFromWishlist", 404, { params: { id: "block-kurti--white" } });
  expect(await wishlistOf(asha)).toEqual(["block-kurti--white"]);
  await asha.call("removeFromWishlist", 200, { params: { id: wishlistId } });
  await asha.call("removeFromWishlist", 404, { params: { id: wishlistId } });
  expect(await wishlistOf(asha)).toEqual([]);
});

test("another's wishlist is 403, a visitor is asked to log in", async () => {
  await bina.call("getWishlist", 403, { params: { userId: asha.userId } });
  await bina.call("addToWishlist", 403, addition(asha, "block-kurti"));
  await shop.visitor.call("getWishlist", 401, { params: { userId: asha.userId } });
  await shop.visitor.call("addToWishlist", 401, addition(asha, "block-kurti"));
  await shop.visitor.call("removeFromWishlist", 401, { params: { id: "1" } });
  expect(await wishlistOf(asha)).toEqual([]);
});
