import { randomUUID } from "node:crypto";
import { copyFile, readdir } from "node:fs/promises";
import { join } from "node:path";
import { and, eq } from "drizzle-orm";
import sharp from "sharp";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { createCatalogueReader } from "../catalogueReader.ts";
import { cartLines } from "../modules/cart/cart.tables.ts";
import { products, variants } from "../modules/catalogue/catalogue.tables.ts";
import { createCheckoutRepo } from "../modules/orders/checkout.repo.ts";
import type { Placement } from "../modules/orders/checkout.repo.ts";
import { drawInvoice } from "../modules/orders/drawInvoice.ts";
import { wishlistEntries } from "../modules/wishlist/wishlist.tables.ts";
import { createTestApi } from "../testing/createTestApi.ts";
import type { TestApi } from "../testing/createTestApi.ts";
import { openOpsShop } from "../testing/opsCaller.ts";
import type { OpsShop } from "../testing/opsCaller.ts";
import { createBuyer, sendTo } from "../testing/shopCaller.ts";
import { giveSizes } from "../testing/sizes.ts";
import type { Caller } from "../testing/shopCaller.ts";

let shop: OpsShop;
let api: TestApi;
let asha: Caller;
beforeAll(async () => {
  shop = await openOpsShop();
  api = await createTestApi({ database: shop.database, config: { rateLimitFactor: 100_000 } });
  asha = await createBuyer(shop.db, sendTo(api.app), shop.clock.now());
});
afterAll(async () => {
  await api.close();
  await shop.close();
});
afterEach(async () => {
  await shop.db.update(products).set({ hidden: false });
  await shop.db.update(variants).set({ hidden: false });
  await shop.db.delete(cartLines);
  await shop.db.delete(wishlistEntries);
});

const LEAF = "mysore-crepe--leaf";
const PEACOCK = "temple-border--peacock";

const hide = async (...args: string[]) => {
  expect(await shop.ops(...args)).toMatchObject({ code: 0 });
};

const listed = async () => {
  const list = await asha.call("listProducts", 200);
  const { data } = await asha.call("listVariants", 200);
  return {
    products: list.map(({ productId }) => productId),
    inProducts: list.flatMap(({ Variants }) => Variants.map((each) => each.productVariantId)),
    variants: data.map(({ productVariantId }) => productVariantId),
  };
};

const fill = async (variantId: string, quantity = 1): Promise<string> => {
  const id = randomUUID();
  await shop.db.insert(cartLines).values({ id, userId: asha.userId, variantId, quantity });
  return id;
};

const cartOf = () => asha.call("getCart", 200, { params: { userId: asha.userId } });

const submissionOf = (cartId: string, total: number) => ({
  body: {
    billData: { userId: asha.userId },
    userId: asha.userId,
    products: [{ cartId, quantity: 1 }],
    total,
  },
});

describe("a hidden product", () => {
  test("leaves lists, pages and related products at once, and comes back", async () => {
    const before = await listed();
    const reader = createCatalogueReader({ ...shop, db: shop.database.db });
    const version = await reader.version();
    await hide("product:hide", "temple-border", "--json");
    expect(await reader.version()).not.toBe(version);
    const after = await listed();
    expect(after.products).toEqual(before.products.filter((id) => id !== "temple-border"));
    expect(after.variants.filter((id) => String(id).startsWith("temple"))).toEqual([]);
    expect(after.variants).toHaveLength(before.variants.length - 3);
    await asha.call("listRelatedProducts", 404, { params: { id: "temple-border" } });
    const related = await asha.call("listRelatedProducts", 200, { params: { id: "mysore-crepe" } });
    expect(related.data.map(({ productId }) => productId)).toEqual(["chettinad-checks"]);
    const images = await asha.call("listVariantImages", 200, { params: { variantId: PEACOCK } });
    expect(images.data).toEqual([]);
    await hide("product:show", "temple-border");
    expect(await listed()).toEqual(before);
  });

  test("does not break the paging of a list that begins after it", async () => {
    await hide("product:hide", "lost-kurti", "temple-border");
    const after = (id: string) =>
      asha.call("listProducts", 200, { query: { limit: "2", after: id } });
    expect((await after("temple-border")).map(({ productId }) => productId)).toEqual([
      "chettinad-checks",
      "mysore-crepe",
    ]);
    expect(await after("lost-kurti")).toEqual([]);
  });

  test("cannot be put into the bag or on the wishlist", async () => {
    await hide("product:hide", "mysore-crepe");
    for (const productVariantId of [LEAF, "mysore-crepe"]) {
      const body = { userId: asha.userId, productVariantId };
      for (const call of ["addToCart", "addToWishlist"] as const) {
        const { error } = await asha.call(call, 404, { body });
        expect(error).toBe("We do not know this product.");
      }
    }
  });

  test("is in no bag and on no wishlist until it is shown again", async () => {
    const cartId = await fill(LEAF);
    await shop.db
      .insert(wishlistEntries)
      .values({ id: randomUUID(), userId: asha.userId, variantId: LEAF });
    const wishlist = () => asha.call("getWishlist", 200, { params: { userId: asha.userId } });
    await hide("product:hide", "mysore-crepe");
    expect([await cartOf(), await wishlist()]).toEqual([[], []]);
    const change = { params: { cartId }, body: { quantity: 2 } };
    const { error } = await asha.call("updateCart", 404, change);
    expect(error).toBe("This item is no longer in your cart.");
    await hide("product:show", "mysore-crepe");
    expect([(await cartOf()).length, (await wishlist()).length]).toEqual([1, 1]);
  });

  test("cannot be ordered from a page that was opened before", async () => {
    const cartId = await fill(LEAF);
    await hide("product:hide", "mysore-crepe");
    const { error } = await asha.call("checkout", 409, submissionOf(cartId, 7890.25));
    expect(error).toBe("Your cart is empty");
    await fill("chettinad-checks--indigo");
    const mixed = await asha.call("checkout", 409, submissionOf(cartId, 7890.25));
    expect(mixed.error).toBe(
      "Your bag has changed since this page was opened. Please check it and order again.",
    );
  });

  test("that was hidden between the reading of a bag and its order is not ordered", async () => {
    const cartId = await fill(LEAF);
    const repo = createCheckoutRepo(shop.database.db);
    const { lines } = await repo.cartOf(asha.userId);
    expect(lines).toHaveLength(1);
    await hide("variant:show", LEAF);
    await hide("product:hide", "mysore-crepe");
    const placement = {
      order: { userId: asha.userId, createdAt: shop.clock.now() },
      lines: [],
      cart: lines,
      coupon: undefined,
      mail: { to: "", subject: "", text: "" },
      isMailed: false,
      ownerMails: [],
      mailQuota: undefined,
    } as unknown as Placement;
    expect(await repo.place(placement)).toBe(false);
    const mine = and(eq(cartLines.userId, asha.userId), eq(cartLines.id, cartId));
    expect(await shop.db.$count(cartLines, mine)).toBe(1);
  });

  test("stays in orders and invoices, and other lines of a bag are sold", async () => {
    const cartId = await fill(LEAF);
    const { orderId } = await asha.call("checkout", 200, submissionOf(cartId, 7890.25));
    const hidden = await fill(PEACOCK);
    const sold = await fill(LEAF);
    await hide("product:hide", "temple-border");
    await asha.call("checkout", 200, submissionOf(sold, 7890.25));
    expect(await shop.db.$count(cartLines, eq(cartLines.id, hidden))).toBe(1);
    await hide("product:hide", "mysore-crepe");
    const rows = await asha.call("listOrderRows", 200, { params: { orderId } });
    expect(rows[0]?.productname).toBe("mysore crepe");
    expect((await drawInvoice(shop.db, orderId)).subarray(0, 5).toString()).toBe("%PDF-");
    const history = await asha.call("listOrderHistory", 200, { params: { userId: asha.userId } });
    expect(history.map(({ productname }) => productname)).toContain("mysore crepe");
  });
});

describe("a hidden variant", () => {
  test("leaves its product, whose picture is then that of the next one", async () => {
    await hide("variant:hide", "temple-border--rani-pink");
    const list = await asha.call("listProducts", 200);
    const product = list.find(({ productId }) => productId === "temple-border");
    expect(product?.Variants.map((each) => each.productVariantId)).toEqual([
      PEACOCK,
      "temple-border--mustard",
    ]);
    expect(product?.productImage).toBe(`${PEACOCK}.webp`);
    expect((await listed()).variants).not.toContain("temple-border--rani-pink");
    await hide("variant:show", "temple-border--rani-pink");
    const [row] = await shop.db.select().from(products).where(eq(products.id, "temple-border"));
    expect(row?.image).toBe("temple-border--rani-pink.webp");
  });

  test("is not what the id of its product means to the bag", async () => {
    await hide("variant:hide", PEACOCK);
    const body = { userId: asha.userId, productVariantId: "temple-border" };
    await asha.call("addToCart", 201, { body });
    const [line] = await cartOf();
    expect(line?.ProductVariant?.productVariantId).toBe("temple-border--mustard");
  });

  test("is never the last one of its product, whoever else hides one at that moment", async () => {
    const result = await Promise.all(
      ["grey", "black"].map((colour) => shop.ops("variant:hide", `lost-kurti--${colour}`)),
    );
    expect(result.filter(({ code }) => code === 0)).toHaveLength(1);
    expect(result.flatMap(({ lines }) => lines)).toContain(
      "No variant of lost kurti would be left: hide the product instead, with product:hide lost-kurti.",
    );
  });

  test("stays hidden through an export and an import of the catalogue", async () => {
    await hide("variant:hide", "temple-border--rani-pink");
    await hide("product:hide", "block-kurti");
    const folder = join(shop.folder, "catalogue");
    await hide("catalogue:export", folder);
    await hide("catalogue:import", folder);
    const after = await listed();
    expect(after.products).not.toContain("block-kurti");
    expect(after.variants).not.toContain("temple-border--rani-pink");
    const [row] = await shop.db.select().from(products).where(eq(products.id, "temple-border"));
    expect(row?.image).toBe(`${PEACOCK}.webp`);
    await hide("variant:show", "temple-border--rani-pink");
  });
});

describe("marks", () => {
  const marked = async (flag: "isBestSeller" | "isTrending") => {
    const { data } = await asha.call("listVariants", 200);
    return data.filter((each) => each[flag]).map((each) => each.productVariantId);
  };

  test("a product is marked by its first variant that is shown, and loses the mark in all", async () => {
    expect(await marked("isBestSeller")).toEqual(["temple-border--rani-pink"]);
    await hide("variant:hide", "temple-border--rani-pink");
    const result = await shop.ops("product:flag", "temple-border", "--best-seller", "yes");
    expect(result).toEqual({ code: 0, lines: [`${PEACOCK}: best-seller no → yes`] });
    await hide("product:flag", "temple-border", "--best-seller", "no");
    await hide("variant:show", "temple-border--rani-pink");
    expect(await marked("isBestSeller")).toEqual([]);
  });

  test("a variant is marked alone; a dry run marks nothing", async () => {
    await hide("product:flag", PEACOCK, "--trending", "yes", "--dry-run");
    expect(await marked("isTrending")).not.toContain(PEACOCK);
    const line = `product:flag ${PEACOCK} --trending yes --new-arrival no --json`;
    const { lines } = await shop.ops(...line.split(" "));
    expect(JSON.parse(lines[0] ?? "")).toEqual({
      dryRun: false,
      changed: [{ id: PEACOCK, flags: { trending: true } }],
    });
    expect(await marked("isTrending")).toContain(PEACOCK);
  });
});

describe("banners", () => {
  const shown = async (call: "listHomeBanners" | "listCollectionBanners") =>
    (await asha.call(call, 200)).map(({ bannerImage }) => bannerImage);

  test("a picture becomes a banner as one file; the earlier one can come back", async () => {
    const picture = join(shop.folder, "new.png");
    await sharp({ create: { width: 800, height: 450, channels: 3, background: "#7a1f3d" } })
      .png()
      .toFile(picture);
    const dry = await shop.ops("banner:set", "home", "1", picture, "--dry-run");
    expect(dry.lines.at(-1)).toBe("This was a dry run: nothing was changed.");
    expect(await shown("listHomeBanners")).toEqual(["home-1.webp"]);
    await hide("banner:set", "home", "1", picture);
    const [image = ""] = await shown("listHomeBanners");
    expect(image).toMatch(/^banner-home\.800x450\.[\da-f]{8}\.webp$/);
    expect(await readdir(join(shop.config.dataDir, "uploads"))).toEqual([image]);
    await copyFile(picture, join(shop.config.dataDir, "uploads", "home-1.webp"));
    await hide("banner:set", "home", "2", "home-1.webp");
    expect(await shown("listHomeBanners")).toEqual([image, "home-1.webp"]);
    const { lines } = await shop.ops("banner:list");
    expect(lines).toContainEqual(expect.stringMatching(/^home +2 +home-1\.webp +\/allproducts *$/));
    await hide("banner:set", "home", "1", "--remove");
    expect(await shown("listHomeBanners")).toEqual(["home-1.webp"]);
    expect(await shown("listCollectionBanners")).toEqual(["collection-1.webp"]);
  });

  test("words and link of a banner are answered with it; those of the seed have none", async () => {
    const [seeded] = await asha.call("listCollectionBanners", 200);
    expect(Object.keys(seeded ?? {})).toEqual(["id", "bannerImage"]);
    const words = ["--headline", " Sofas ", "--link-text", "See them", "--alt", "Two sofas"];
    await hide("banner:set", "home", "1", "home-1.webp", "--link", "/allproducts?q=sofa", ...words);
    const [banner] = await asha.call("listHomeBanners", 200);
    expect(banner).toMatchObject({
      bannerImage: "home-1.webp",
      bannerLink: "/allproducts?q=sofa",
      bannerHeadline: "Sofas",
      bannerLinkText: "See them",
      bannerAlt: "Two sofas",
    });
    await hide("banner:set", "home", "1", "home-1.webp");
    expect((await asha.call("listHomeBanners", 200))[0]).toMatchObject({
      bannerLink: "/allproducts",
      bannerHeadline: "",
      bannerLinkText: "",
      bannerAlt: "",
    });
    const json = await shop.ops("banner:list", "--json");
    expect(JSON.parse(json.lines[0] ?? "")).toMatchObject({
      banners: [{ place: "home", number: 1, link: "/allproducts", headline: "" }, { link: null }],
    });
  });

  test.each([
    ...[
      "https://evil.example",
      "//evil.example",
      "/\\evil.example",
      "allproducts",
      "/api/products",
    ].map((link): [string, number, string] => [
      `banner:set home 1 x.png --link ${link}`,
      2,
      "--link must be a page of this shop",
    ]),
    ["banner:set home 1 x.png --link-text See", 2, "give both"],
    ["banner:set collection 1 x.png --headline Sofas", 2, "a picture alone"],
    [`banner:set home 1 x.png --alt ${"x".repeat(201)}`, 2, "at most 200 characters"],
    ["banner:set attic 1 x.png", 2, "'attic' is not a place of banners"],
    ["banner:set home 0 x.png", 2, "from 1 to 20"],
    ["banner:set home 1", 2, "either a picture or --remove"],
    ["banner:set home 1 x.png --remove", 2, "either a picture or --remove"],
    ["banner:set home 1 nothing.png", 1, "There is no picture"],
    ["banner:set home 1 ../../secret.webp", 1, "There is no picture"],
    ["banner:set collection 9 --remove", 1, "there is no number 9"],
    ["product:hide nothing mysore-crepe", 1, "There is no product nothing."],
    ["variant:hide nothing", 1, "There is no variant nothing."],
    ["product:flag nothing --trending yes", 1, "There is no product or variant nothing."],
    ["product:flag mysore-crepe", 2, "at least one of"],
    ["product:flag mysore-crepe --trending maybe", 2, "'maybe' is not a value of --trending"],
  ])("%s is refused with the reason", async (line, code, reason) => {
    const before = await listed();
    const result = await shop.ops(...line.split(" "));
    expect([result.code, result.lines.join("\n")]).toEqual([code, expect.stringContaining(reason)]);
    expect(await listed()).toEqual(before);
  });
});

test("a dry run hides nothing and lists what was hidden before", async () => {
  const dry = await shop.ops("product:hide", "mysore-crepe", "--dry-run");
  expect(dry.lines).toEqual([
    "mysore-crepe (mysore crepe): hidden now",
    "This was a dry run: nothing was changed.",
  ]);
  expect((await listed()).products).toContain("mysore-crepe");
  await hide("product:hide", "mysore-crepe");
  const again = await shop.ops("product:hide", "mysore-crepe");
  expect(again).toEqual({ code: 0, lines: ["mysore-crepe (mysore crepe): was hidden before"] });
});

test("a size is named with its colour", async () => {
  const sized = await openOpsShop();
  await giveSizes(sized.db);
  expect((await sized.ops("variant:hide", "block-kurti--white-m")).lines).toEqual([
    "block-kurti--white-m (block kurti in white, M): hidden now",
  ]);
  expect((await sized.ops("stock:set", "block-kurti--white-l", "4")).lines).toEqual([
    expect.stringContaining("block kurti in white, L: 5 on hand before, 4 now."),
  ]);
  expect((await sized.ops("stock:list", "--below", "5")).lines.join("\n")).toContain(
    "block kurti (white, L)",
  );
  await sized.close();
});
