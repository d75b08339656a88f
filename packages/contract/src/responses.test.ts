import { describe, expect, it } from "vitest";
import {
  readBanners,
  readCart,
  readList,
  readUser,
  readVariants,
  readWishlist,
} from "./responses.ts";

const a = { cartId: 1, wishlistId: 1, bannerImage: "a.webp" };
const b = { cartId: "2", wishlistId: "2", bannerImage: "b.webp" };

describe("lists", () => {
  it.each([
    ["[API-09]", [a, b], [a, b]],
    ["[API-10]", { data: [a, b] }, [a, b]],
    ["[API-11]", { success: true, data: [a] }, [a]],
    ["[API-12]", [], []],
    ["[API-13]", { data: [] }, []],
    ["[API-14]", { data: null }, []],
    ["[API-14]", { data: { 0: a } }, []],
    ["[API-09]", null, []],
    ["[API-09]", undefined, []],
    ["[API-09]", "<html>", []],
    ["[API-10]", { data: [a, null, "x", 7, [b], b] }, [a, b]],
  ])("%s %j reads as %j", (_id, response, list) => {
    expect(readList(response)).toEqual(list);
  });

  it("[API-07] variants count only when the response is no failure", () => {
    expect(readVariants({ success: true, data: [a] })).toEqual([a]);
    expect(readVariants({ data: [a] })).toEqual([a]);
    expect(readVariants({ success: false, data: [a] })).toEqual([]);
  });

  it.each([
    ["[API-15]", [a, b], [a, b]],
    ["[API-16]", [a], [a]],
    ["[API-17]", a, [a]],
    ["[API-16]", { data: [a] }, [a]],
    ["[API-17]", {}, []],
    ["[API-17]", null, []],
  ])("%s banners %j read as %j", (_id, response, list) => {
    expect(readBanners(response)).toEqual(list);
  });

  it.each([
    ["[API-18]", [a, b], [a, b]],
    ["[API-18]", { cart: [a] }, [a]],
    ["[API-18]", { data: [a] }, [a]],
    ["[API-18]", [{ quantity: 1 }, { cartId: null }, { cartId: 0 }], [{ cartId: 0 }]],
  ])("%s a cart %j reads as %j", (_id, response, list) => {
    expect(readCart(response)).toEqual(list);
  });

  it.each([
    ["[API-24]", [a], [a]],
    ["[API-25]", { wishlist: [a, b] }, [a, b]],
    ["[API-24]", { data: [b] }, [b]],
    ["[API-25]", { wishlist: [{ productVariantId: 1 }, a] }, [a]],
    ["[API-25]", { wishlist: "none" }, []],
  ])("%s a wishlist %j reads as %j", (_id, response, list) => {
    expect(readWishlist(response)).toEqual(list);
  });
});

describe("the stored user", () => {
  it.each([
    [{}, null],
    [{ username: "Asha" }, null],
    [{ id: null }, null],
    [{ id: "" }, null],
    [{ id: { $ne: 1 } }, null],
  ])("[AUTH-55] %j is absent", (stored, user) => {
    expect(readUser(stored)).toBe(user);
  });

  it.each([[null], [undefined], ["text"], [7], [[]]])("[AUTH-56] %j is absent", (stored) => {
    expect(readUser(stored)).toBeNull();
  });

  it.each([
    [
      { id: "u1", email: "a@b.co" },
      { id: "u1", email: "a@b.co" },
    ],
    [{ userId: 7 }, { userId: 7, id: 7 }],
    [
      { id: 1, userId: 2 },
      { id: 1, userId: 2 },
    ],
  ])("[AUTH-57] %j is the user %j", (stored, user) => {
    expect(readUser(stored)).toEqual(user);
  });
});
