import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { minutes } from "../../clock.ts";
import { readConfig } from "../../config.ts";
import { createTestApi } from "../../testing/createTestApi.ts";
import type { TestApi } from "../../testing/createTestApi.ts";
import { giveSizes } from "../../testing/sizes.ts";
import { createTestDatabase } from "../../testing/testDatabase.ts";
import { products, variantImages, variants } from "../catalogue/catalogue.tables.ts";

const URL = "/api/feed/merchant.xml";

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi({
    database: await createTestDatabase("fixture"),
    config: { merchantFeed: "on", publicUrl: "https://shop.example" },
  });
});
afterAll(async () => {
  await api.close();
  await api.database.close();
});

const get = (headers: Record<string, string> = {}, method: "GET" | "HEAD" = "GET") =>
  api.app.inject({ method, url: URL, headers });

const idsOf = (xml: string): string[] =>
  [...xml.matchAll(/<g:id>([^<]+)<\/g:id>/g)].map(([, id = ""]) => id);

const files = () => readdir(join(api.config.dataDir, "feeds"));

test("the address is unknown unless it is switched on, which needs PUBLIC_URL", async () => {
  const off = await createTestApi({ database: api.database });
  const answer = await off.app.inject({ url: URL });
  const unknown = await off.app.inject({ url: "/api/feed/other.xml" });
  expect([answer.statusCode, answer.body]).toEqual([404, unknown.body]);
  await off.close();
  expect(() => readConfig({ MERCHANT_FEED: "on" })).toThrow(/set PUBLIC_URL/);
  expect(() => readConfig({ MERCHANT_FEED: "yes" })).toThrow(/it must be 'on' or 'off'/);
});

test("all variants that shoppers see are in it, with their pictures; hidden ones are not", async () => {
  await api.db.update(products).set({ hidden: true }).where(eq(products.id, "mysore-crepe"));
  const mustard = "temple-border--mustard";
  await api.db.update(variants).set({ hidden: true }).where(eq(variants.id, mustard));
  const { statusCode, headers, body } = await get();
  expect([statusCode, headers["content-type"]]).toEqual([200, "application/xml; charset=utf-8"]);
  expect(idsOf(body)).toEqual([
    "block-kurti--white",
    "chettinad-checks--indigo",
    "lost-kurti--black",
    "lost-kurti--grey",
    "temple-border--peacock",
    "temple-border--rani-pink",
  ]);
  expect(body).toContain(
    "<g:link>https://shop.example/product-details/temple-border?variant=temple-border--peacock</g:link>",
  );
  const images = await api.db
    .select()
    .from(variantImages)
    .where(eq(variantImages.variantId, "temple-border--peacock"));
  expect(images.length).toBeGreaterThan(1);
  for (const { image } of images) expect(body).toContain(`/uploads/${image}</g:`);
  // A group has at least two variants that shoppers see.
  expect(body.match(/<g:item_group_id>temple-border</g)).toHaveLength(2);
  expect(body).not.toContain("<g:item_group_id>block-kurti<");
});

test("it is compressed for who understands that, and has no body for who has it or only asks", async () => {
  const plain = await get();
  const packed = await get({ "accept-encoding": "gzip, deflate" });
  expect(packed.headers["content-encoding"]).toBe("gzip");
  expect(gunzipSync(packed.rawPayload).toString()).toBe(plain.body);
  expect((await get({ "accept-encoding": "gzip;q=0" })).body).toBe(plain.body);
  const tag = String(plain.headers.etag);
  const same = await get({ "if-none-match": tag });
  expect([same.statusCode, same.body]).toEqual([304, ""]);
  const head = await get({}, "HEAD");
  expect([head.statusCode, head.headers.etag, head.body]).toEqual([200, tag, ""]);
});

test("a change is in it after a quarter of an hour at the latest, and one file is kept", async () => {
  const before = await get();
  const [first] = await files();
  await api.db.update(products).set({ name: "Renamed" }).where(eq(products.id, "block-kurti"));
  expect((await get()).headers.etag).toBe(before.headers.etag);
  api.clock.advance(minutes(15));
  const [one, other] = await Promise.all([get(), get()]);
  expect(one.body).toContain("<g:title>Renamed – white</g:title>");
  expect(other.body).toBe(one.body);
  expect(one.headers.etag).not.toBe(before.headers.etag);
  await expect.poll(files).toHaveLength(1);
  expect((await files())[0]).not.toBe(first);
});

test("a feed that cannot be written is an error that nobody keeps, and is tried again", async () => {
  await api.db.update(variants).set({ stock: 7 }).where(eq(variants.id, "block-kurti--white"));
  api.clock.advance(minutes(15));
  await api.db.execute("ALTER TABLE variant_images RENAME TO lost_images");
  const broken = await get();
  await api.db.execute("ALTER TABLE lost_images RENAME TO variant_images");
  expect([broken.statusCode, broken.headers["cache-control"]]).toEqual([500, "no-store"]);
  expect((await get()).statusCode).toBe(200);
});

test("a size has its value, its SKU as number of the maker, its bar code and its own price", async () => {
  await giveSizes(api.db);
  const id = "block-kurti--white-l";
  await api.db.update(variants).set({ barcode: "4006381333931" }).where(eq(variants.id, id));
  const image = {
    id: "large-front",
    variantId: id,
    image: "block-kurti--white.webp",
    alt: "Front",
  };
  await api.db.insert(variantImages).values({ ...image, position: 0 });
  api.clock.advance(minutes(15));
  const { body } = await get();
  const item = body.split("<item>").find((each) => each.includes(`<g:id>${id}</g:id>`));
  for (const attribute of [
    "<g:size>L</g:size>",
    "<g:price>1800.00 INR</g:price>",
    "<g:sale_price>1499.99 INR</g:sale_price>",
    "<g:mpn>KT-white-L</g:mpn>",
    "<g:gtin>4006381333931</g:gtin>",
    "<g:item_group_id>block-kurti</g:item_group_id>",
  ])
    expect(item).toContain(attribute);
});
