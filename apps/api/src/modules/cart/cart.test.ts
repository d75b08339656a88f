import { randomUUID } from "node:crypto";
import { MAX_CART_LINES } from "@pallu/contract/schemas";
import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { openTestShop } from "../../testing/openTestShop.ts";
import type { Caller } from "../../testing/shopCaller.ts";
import { openForFile } from "../../testing/openForFile.ts";
import { cartLines } from "./cart.tables.ts";
import { variants } from "../catalogue/catalogue.tables.ts";

const shop = openForFile(openTestShop);
let asha: Caller;
let bina: Caller;
beforeEach(async () => {
  asha = await shop.buyer();
  bina = await shop.buyer();
});

const PEACOCK = "temple-border--peacock";

const addition = (buyer: Caller, productVariantId: string | number, quantity?: unknown) => ({
  body: { userId: buyer.userId, productVariantId, quantity },
});
const cartOf = (buyer: Caller) => buyer.call("getCart", 200, { params: { userId: buyer.userId } });

describe("adding to the cart", () => {
  test("[API-19] [ENT-25] a variant is added once, with everything a cart row shows", async () => {
    const added = await asha.call("addToCart", 201, addition(asha, PEACOCK, 2));
    expect(added.message).toBe("Added to cart");
    expect(await cartOf(asha)).toEqual([
      {
        cartId: added.cartId,
        quantity: 2,
        ProductVariant: {
          productVariantId: PEACOCK,
          productVariantImage: `${PEACOCK}.webp`,
          productColor: "#c2185b",
          productColorName: "peacock",
          stockQuantity: 5,
          Stock: { availableStock: 5 },
          productId: "temple-border",
          Product: {
            productId: "temple-border",
            productName: "temple border",
            categoryName: "Sarees",
            productOfferPrice: 12480,
            productMrpPrice: 15600,
          },
        },
      },
    ]);
  });

  test("adding twice answers 'Already in cart' and leaves the quantity, at once too", async () => {
    await asha.call("addToCart", 201, addition(asha, PEACOCK, 2));
    const again = await asha.call("addToCart", 200, addition(asha, PEACOCK, 3));
    expect(again.message).toBe("Already in cart");
    expect((await asha.call("addToCart", 200, addition(asha, PEACOCK, 99))).message).toBe(
      "Already in cart",
    );
    const answers = await Promise.all(
      Array.from({ length: 10 }, () =>
        asha.send("addToCart", addition(asha, "block-kurti--white")),
      ),
    );
    expect(answers.filter((answer) => answer.status === 201)).toHaveLength(1);
    expect((await cartOf(asha)).map((line) => line.quantity)).toEqual([2, 1]);
  });

  test("[ENT-14] a product id means its first variant in stock, else its first variant", async () => {
    await asha.call("addToCart", 201, addition(asha, "temple-border"));
    expect((await cartOf(asha))[0]?.ProductVariant.productVariantId).toBe(PEACOCK);
    const { message } = await asha.call("addToCart", 409, addition(asha, "lost-kurti"));
    expect(message).toBe("Out of Stock");
  });

  test("[CART-20] a quantity above the stock is refused, and so is what is sold out", async () => {
    const { message } = await asha.call("addToCart", 409, addition(asha, PEACOCK, 6));
    expect(message).toBe("Only 5 items available in stock");
    const soldOut = await asha.call("addToCart", 409, addition(asha, "temple-border--rani-pink"));
    expect(soldOut).toEqual({
      success: false,
      error: "Out of Stock",
      message: "Out of Stock",
      type: "/api/docs#out_of_stock",
      title: "Conflict",
      status: 409,
      code: "out_of_stock",
    });
    expect(await cartOf(asha)).toEqual([]);
  });

  test("an unknown variant is 404", async () => {
    for (const id of ["no-such-variant", 100]) {
      const { message } = await asha.call("addToCart", 404, addition(asha, id));
      expect(message).toBe("We do not know this product.");
    }
  });

  test.each([0, -1, 1.5, null, "2", [], 2 ** 31, "1e309"])(
    "a quantity of %j is refused and changes nothing",
    async (quantity) => {
      const body =
        quantity === "1e309"
          ? `{"userId":"${asha.userId}","productVariantId":"${PEACOCK}","quantity":1e309}`
          : addition(asha, PEACOCK, quantity).body;
      await asha.call("addToCart", 400, { body });
      expect(await cartOf(asha)).toEqual([]);
    },
  );
});

describe("a full cart", () => {
  /** Adds all but one of the lines that a cart can hold. */
  const fillNearly = async (buyer: Caller): Promise<void> => {
    const [like] = await shop.db.select().from(variants).where(eq(variants.id, PEACOCK));
    if (!like) throw new Error("The catalogue lacks a variant.");
    const ids = Array.from({ length: MAX_CART_LINES - 1 }, (_, index) => `drape-${index}`);
    await shop.db
      .insert(variants)
      .values(ids.map((id) => ({ ...like, id, image: `${id}.webp`, position: 99 })));
    const { userId } = buyer;
    await shop.db
      .insert(cartLines)
      .values(ids.map((id) => ({ id: randomUUID(), userId, variantId: id, quantity: 1 })));
  };

  test("holds 200 lines; one more is refused until a line is removed", async () => {
    await fillNearly(asha);
    const { cartId } = await asha.call("addToCart", 201, addition(asha, PEACOCK));
    const { message } = await asha.call("addToCart", 409, addition(asha, "block-kurti"));
    expect(message).toBe("Your cart is full: it can hold 200 different items.");
    const again = await asha.call("addToCart", 200, addition(asha, PEACOCK));
    expect(again.message).toBe("Already in cart");
    expect(await cartOf(asha)).toHaveLength(MAX_CART_LINES);
    await bina.call("addToCart", 201, addition(bina, "block-kurti"));
    await asha.call("removeFromCart", 200, { params: { cartId } });
    await asha.call("addToCart", 201, addition(asha, "block-kurti"));
  });
});

describe("changing the cart", () => {
  test("[API-22] the quantity of a line is set, within the stock", async () => {
    const { cartId } = await asha.call("addToCart", 201, addition(asha, PEACOCK));
    const line = { params: { cartId } };
    const updated = await asha.call("updateCart", 200, { ...line, body: { quantity: 5 } });
    expect(updated.quantity).toBe(5);
    const refused = await asha.call("updateCart", 409, { ...line, body: { quantity: 6 } });
    expect(refused.message).toBe("Only 5 items available in stock");
    for (const quantity of [0, -1, 1.5, null, 2 ** 31])
      await asha.call("updateCart", 400, { ...line, body: { quantity } });
    await asha.call("updateCart", 400, { ...line, body: '{"quantity":1e309}' });
    expect((await cartOf(asha))[0]?.quantity).toBe(5);
  });

  test("a line whose variant has sold out since cannot be raised", async () => {
    const added = await asha.call("addToCart", 201, addition(asha, "block-kurti"));
    const setStock = (stock: number) =>
      shop.db.update(variants).set({ stock }).where(eq(variants.id, "block-kurti--white"));
    await setStock(0);
    const { message } = await asha.call("updateCart", 409, {
      params: { cartId: added.cartId },
      body: { quantity: 1 },
    });
    expect(message).toBe("Out of Stock");
    await setStock(2);
  });

  test("[API-23] a removed line is gone, and its id is not used again", async () => {
    const { cartId } = await asha.call("addToCart", 201, addition(asha, PEACOCK));
    await asha.call("removeFromCart", 200, { params: { cartId } });
    expect(await cartOf(asha)).toEqual([]);
    await asha.call("removeFromCart", 404, { params: { cartId } });
    const again = await asha.call("addToCart", 201, addition(asha, PEACOCK));
    expect(again.cartId).not.toBe(cartId);
  });
});

describe("whose cart it is", () => {
  test("another's cart is 403 to read and to add to, and 404 by the id of a line", async () => {
    const { cartId } = await asha.call("addToCart", 201, addition(asha, PEACOCK, 2));
    await bina.call("getCart", 403, { params: { userId: asha.userId } });
    await bina.call("addToCart", 403, addition(asha, PEACOCK));
    await bina.call("updateCart", 404, { params: { cartId }, body: { quantity: 1 } });
    await bina.call("removeFromCart", 404, { params: { cartId } });
    expect((await cartOf(asha)).map((line) => line.quantity)).toEqual([2]);
  });

  test("a visitor has no cart", async () => {
    const { visitor } = shop;
    const answers = [
      await visitor.send("getCart", { params: { userId: asha.userId } }),
      await visitor.send("addToCart", addition(asha, PEACOCK)),
      await visitor.send("updateCart", { params: { cartId: 1 }, body: { quantity: 1 } }),
      await visitor.send("removeFromCart", { params: { cartId: 1 } }),
    ];
    expect(answers.map((answer) => answer.status)).toEqual([401, 401, 401, 401]);
  });
});
