import { execFileSync } from "node:child_process";
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { rupeesOf } from "@pallu/contract";
import { shareCardOf, shareCardPath } from "@pallu/contract/shareCard";
import { MAX_INTEGER } from "@pallu/contract/schemas";
import { desc, eq, sql } from "drizzle-orm";
import sharp from "sharp";
import { describe, expect, test, vi } from "vitest";
import { createTestApi } from "../../testing/index.ts";
import { openForFile } from "../../testing/openForFile.ts";
import { products, variants } from "../catalogue/catalogue.tables.ts";
import { createShareCards } from "./shareCards.service.ts";
import type { DrawCard } from "./shareCards.service.ts";

const VARIANT = "kanchipuram-temple-border--rani-pink";
const MAX_BYTES = 300_000;
/** The texts keep this distance from the edges, in px. */
const MARGIN = 64;
/** Where the texts begin beside a picture, in px. */
const TEXT_START = 612;
/** The ground below the texts. */
const PAPER = [251, 250, 247];

const api = openForFile(createTestApi);

const ask = (url: string, headers: Record<string, string> = {}) => api.app.inject({ url, headers });

const stored = async (id = VARIANT) => {
  const [row] = await api.db
    .select({ product: products, variant: variants })
    .from(variants)
    .innerJoin(products, eq(products.id, variants.productId))
    .where(eq(variants.id, id));
  if (!row) throw new Error(`There is no variant ${id}.`);
  return row;
};

/** Returns the path that the head of the variant's page names. */
const currentPath = async (id = VARIANT): Promise<string> => {
  const { product, variant } = await stored(id);
  return shareCardPath({
    id,
    name: product.name,
    colourName: variant.colourName,
    image: variant.image,
    offer: rupeesOf(product.offerPricePaise),
    list: rupeesOf(product.listPricePaise),
  });
};

/** Changes a variant and its product for one test. */
const withChange = async (
  change: { image?: string; name?: string; colourName?: string; offerPricePaise?: number },
  work: () => Promise<void>,
): Promise<void> => {
  const { product, variant } = await stored();
  const write = async (from: Partial<typeof product & typeof variant>): Promise<void> => {
    const { name = product.name, offerPricePaise = product.offerPricePaise } = from;
    const { image = variant.image, colourName = variant.colourName } = from;
    await api.db.update(products).set({ name, offerPricePaise }).where(eq(products.id, product.id));
    await api.db.update(variants).set({ image, colourName }).where(eq(variants.id, variant.id));
  };
  await write(change);
  try {
    await work();
  } finally {
    await write({});
  }
};

/** Returns the box that holds everything but paper, right of `start` in px. Null if there is nothing else. */
const inkBox = async (jpeg: Buffer, start: number) => {
  const { data, info } = await sharp(jpeg).raw().toBuffer({ resolveWithObject: true });
  let [left, top, right, bottom] = [info.width, info.height, -1, -1];
  for (let y = 0; y < info.height; y++)
    for (let x = start; x < info.width; x++) {
      const at = (y * info.width + x) * info.channels;
      const distance = PAPER.reduce(
        (sum, value, channel) => sum + Math.abs(value - (data[at + channel] ?? 0)),
        0,
      );
      if (distance < 60) continue;
      [left, right] = [Math.min(left, x), Math.max(right, x)];
      [top, bottom] = [Math.min(top, y), Math.max(bottom, y)];
    }
  return right < 0 ? null : { left, top, right, bottom };
};

/** Expects ink in the text area, and none in its margins. Letters may reach over the margin by some px. */
const expectTextWithinMargins = async (jpeg: Buffer, start = TEXT_START): Promise<void> => {
  const box = await inkBox(jpeg, start - 50);
  expect(box?.left).toBeGreaterThanOrEqual(start - 4);
  expect(box?.left).toBeLessThanOrEqual(start + 8);
  expect(box?.right).toBeLessThanOrEqual(1200 - MARGIN + 4);
  expect(box?.top).toBeGreaterThanOrEqual(MARGIN - 4);
  expect(box?.bottom).toBeGreaterThan(500);
  expect(box?.bottom).toBeLessThanOrEqual(630 - MARGIN + 14);
};

describe("the card of a variant", () => {
  test("is a JPEG of 1200 × 630 px and at most 300 kB, also for the longest names", async () => {
    const rows = await api.db
      .select({ id: variants.id })
      .from(variants)
      .innerJoin(products, eq(products.id, variants.productId))
      .orderBy(desc(sql`length(${products.name})`), variants.id)
      .limit(10);
    expect(rows).toHaveLength(10);
    for (const { id } of rows) {
      const { statusCode, headers, rawPayload } = await ask(await currentPath(id));
      expect([statusCode, headers["content-type"]]).toEqual([200, "image/jpeg"]);
      expect(rawPayload.length).toBeLessThanOrEqual(MAX_BYTES);
      const { format, width, height } = await sharp(rawPayload).metadata();
      expect([format, width, height]).toEqual(["jpeg", 1200, 630]);
      await expectTextWithinMargins(rawPayload);
    }
  });

  test("needs no font of the machine", async () => {
    // Without a configuration, fontconfig knows no font.
    const program = `
      import { createHash } from "node:crypto";
      import { drawShareCard } from ${JSON.stringify(new URL("./drawShareCard.ts", import.meta.url).href)};
      const card = { name: "Saree साड़ी", colourName: "Rani pink", image: "", price: "₹1", listPrice: "", saving: "" };
      const { content } = await drawShareCard(card, null, () => undefined);
      console.log(createHash("sha256").update(content).digest("hex"));`;
    const drawWith = (env: NodeJS.ProcessEnv): string =>
      execFileSync(
        process.execPath,
        ["--import", "tsx", "--input-type=module", "--eval", program],
        {
          env: { ...process.env, ...env },
          encoding: "utf8",
        },
      );
    const without = drawWith({ FONTCONFIG_FILE: "/dev/null", FONTCONFIG_PATH: "/dev/null" });
    expect(without).toMatch(/^[\da-f]{64}\n$/);
    expect(without).toBe(drawWith({}));
  });

  test("HEAD is answered without a drawing, for known products only", async () => {
    const head = (url: string) => api.app.inject({ method: "HEAD", url });
    const { statusCode, headers } = await head(await currentPath());
    expect(statusCode).toBe(200);
    expect(headers).toMatchObject({
      "content-type": "image/jpeg",
      "cache-control": "public, max-age=60",
    });
    // They are known only once it is drawn.
    expect([headers["content-length"], headers["etag"]]).toEqual([undefined, undefined]);
    expect((await head("/share/nothing.jpg")).statusCode).toBe(404);
  });

  test("shows the variant's picture, cropped from its top", async () => {
    const folder = join(api.config.dataDir, "uploads");
    await mkdir(folder, { recursive: true });
    const size = { width: 400, channels: 3 } as const;
    await sharp({ create: { ...size, height: 1200, background: "#ff0000" } })
      .composite([
        { input: { create: { ...size, height: 600, background: "#0000ff" } }, left: 0, top: 600 },
      ])
      .png()
      .toFile(join(folder, "tall.0badcafe.png"));
    await withChange({ image: "tall.0badcafe.png" }, async () => {
      const { rawPayload } = await ask(`/share/${VARIANT}.jpg`);
      const shown = await sharp(rawPayload)
        .extract({ left: 0, top: 0, width: 504, height: 630 })
        .toBuffer();
      const [red, , blue] = (await sharp(shown).stats()).channels.map(({ mean }) => mean);
      expect(red).toBeGreaterThan(245);
      expect(blue).toBeLessThan(10);
    });
  });

  test("is kept for good in its present version, else for a minute", async () => {
    const current = await currentPath();
    const base = `/share/${VARIANT}.jpg`;
    const answers = await Promise.all(
      [current, base, `${base}?v=0ld`, `${base}?v=1&v=2`, `${current}&utm_source=x`].map((url) =>
        ask(url),
      ),
    );
    const forGood = "public, max-age=31536000, immutable";
    const shortly = "public, max-age=60";
    expect(answers.map(({ headers }) => headers["cache-control"])).toEqual([
      forGood,
      shortly,
      shortly,
      shortly,
      forGood,
    ]);
    expect(new Set(answers.map(({ headers }) => headers["etag"])).size).toBe(1);
    const tag = String(answers[0]?.headers["etag"]);
    expect(tag).toMatch(/^"[\w-]{22}"$/);
    const again = await ask(current, { "if-none-match": tag });
    expect([again.statusCode, again.body]).toEqual([304, ""]);
    expect(again.headers["cache-control"]).toBe(forGood);
  });

  test.each([
    ["price", { offerPricePaise: 1_639_900 }],
    ["name", { name: "Kanchipuram silk saree" }],
    ["colour", { colourName: "Rani" }],
    ["picture", { image: "kanchipuram-temple-border--rani-pink.webp" }],
  ])("changes at once with the %s, also at its earlier URL", async (what, change) => {
    const path = await currentPath();
    const before = await ask(path);
    await withChange(change, async () => {
      const after = await ask(path);
      expect(await currentPath()).not.toBe(path);
      expect(after.headers["cache-control"]).toBe("public, max-age=60");
      // The other name is of the same picture.
      expect(after.rawPayload.equals(before.rawPayload)).toBe(what === "picture");
    });
    expect((await ask(path)).rawPayload.equals(before.rawPayload)).toBe(true);
  });

  test.each([
    ["that wraps", "Kanchipuram silk saree with a temple border, woven to order ".repeat(4)],
    ["without spaces", "K".repeat(200)],
    ["in other scripts", "பட்டுப் புடவை साड़ी শাড়ি 🧵 ساري <b>&amp;</b>"],
  ])("a name %s stays within the margins", async (_what, name) => {
    await withChange({ name, colourName: name }, async () => {
      const { statusCode, rawPayload } = await ask(`/share/${VARIANT}.jpg`);
      expect(statusCode).toBe(200);
      await expectTextWithinMargins(rawPayload);
    });
  });

  test("prices that are too wide for one line are set in two", async () => {
    await withChange({ offerPricePaise: 2_147_000_011 }, async () => {
      const { product } = await stored();
      await api.db
        .update(products)
        .set({ listPricePaise: MAX_INTEGER })
        .where(eq(products.id, product.id));
      const { rawPayload } = await ask(`/share/${VARIANT}.jpg`);
      await api.db
        .update(products)
        .set({ listPricePaise: product.listPricePaise })
        .where(eq(products.id, product.id));
      await expectTextWithinMargins(rawPayload);
    });
  });

  test("of a picture that is hard to compress is at most 300 kB", async () => {
    const noise = Buffer.from(
      Array.from({ length: 720 * 900 * 3 }, (_, at) => (at * 2_654_435_761) >>> 24),
    );
    const folder = join(api.config.dataDir, "uploads");
    await mkdir(folder, { recursive: true });
    await sharp(noise, { raw: { width: 720, height: 900, channels: 3 } })
      .png()
      .toFile(join(folder, "noise.0badcafe.png"));
    await withChange({ image: "noise.0badcafe.png" }, async () => {
      const { rawPayload } = await ask(`/share/${VARIANT}.jpg`);
      expect(rawPayload.length).toBeLessThanOrEqual(MAX_BYTES);
      expect((await sharp(rawPayload).metadata()).width).toBe(1200);
    });
  });
});

describe("without a picture", () => {
  test.each([
    ["missing", "nothing.0123abcd.webp", null],
    ["broken", "broken.0123abcd.webp", "RIFF and nothing else"],
    ["empty", "empty.0123abcd.webp", ""],
    ["outside its folder", "../outside.png", null],
  ])("a file that is %s: the card has paper instead, and is kept for a minute", async (...row) => {
    const [, image, content] = row;
    const folder = join(api.config.dataDir, "uploads");
    await mkdir(folder, { recursive: true });
    if (content !== null) await writeFile(join(folder, image), content);
    await withChange({ image }, async () => {
      const { statusCode, headers, rawPayload } = await ask(await currentPath());
      expect([statusCode, headers["cache-control"]]).toEqual([200, "public, max-age=60"]);
      const { width, height } = await sharp(rawPayload).metadata();
      expect([width, height]).toEqual([1200, 630]);
      await expectTextWithinMargins(rawPayload, 108);
    });
  });
});

describe("what is no card", () => {
  test.each([
    "nothing.jpg",
    ".jpg",
    "",
    VARIANT,
    `${VARIANT}.png`,
    "constructor.jpg",
    "..%2f..%2fsecret.jpg",
    "%2e%2e/secret.jpg",
    `${VARIANT}%00.jpg`,
    "x%0a.jpg",
    `${"x".repeat(150)}.jpg`,
    `${VARIANT}/x.jpg`,
  ])("%j is 404 in JSON", async (file) => {
    const { statusCode, headers, body } = await ask(`/share/${file}`);
    expect([file, statusCode]).toEqual([file, 404]);
    expect(headers).toMatchObject({
      "content-type": "application/json; charset=utf-8",
      "cache-control": "no-store",
    });
    expect(JSON.parse(body)).toMatchObject({ success: false, status: 404 });
  });

  test("nor is that of a hidden variant", async () => {
    await api.db.update(variants).set({ hidden: true }).where(eq(variants.id, VARIANT));
    const { statusCode } = await ask(`/share/${VARIANT}.jpg`);
    await api.db.update(variants).set({ hidden: false }).where(eq(variants.id, VARIANT));
    expect(statusCode).toBe(404);
  });
});

describe("under load", () => {
  const cardOf = (name: string) =>
    shareCardOf({ id: name, name, colourName: "Red", image: "a.webp", offer: 1, list: 1 });

  const from = (source: string) => ({ source, hasLeft: () => false });

  /** Cards whose drawing waits until `finish` is called. */
  const openSlow = (bytes = 100) => {
    const started: string[] = [];
    let finish = (): void => undefined;
    const gate = new Promise<void>((resolve) => (finish = resolve));
    const draw: DrawCard = async (card) => {
      started.push(card.name);
      await gate;
      if (card.name === "broken") throw new Error("It cannot be drawn.");
      return { content: Buffer.alloc(bytes, card.name), hasPicture: true };
    };
    const cards = createShareCards(draw);
    return {
      started,
      finish,
      get: (name: string, source = "a") => cards.get(cardOf(name), null, from(source)),
    };
  };

  test("requests at the same time share one drawing, and later ones get the kept card", async () => {
    const { get, started, finish } = openSlow();
    const first = Array.from({ length: 50 }, () => get("a"));
    finish();
    const cards = await Promise.all(first);
    expect(new Set(cards).size).toBe(1);
    expect(await get("a")).toBe(cards[0]);
    expect(started).toEqual(["a"]);
  });

  test("one address has one of two turns and 64 places; what is beyond is 503 with Retry-After", async () => {
    const { get, started, finish } = openSlow();
    const asked = Array.from({ length: 66 }, (_, index) => get(`card ${index}`));
    const settled = Promise.allSettled(asked);
    // The first one waits with the others until the event loop's next iterations.
    await expect(asked[64]).rejects.toMatchObject({ statusCode: 503, retryAfterSeconds: 2 });
    await vi.waitFor(() => expect(started).toEqual(["card 0"]));
    const other = get("another card", "b");
    await vi.waitFor(() => expect(started).toEqual(["card 0", "another card"]));
    finish();
    expect(await other).toMatchObject({ hasPicture: true });
    const states = (await settled).map(({ status }) => status);
    expect(states.filter((status) => status === "fulfilled")).toHaveLength(64);
    await expect(get("card 65")).resolves.toMatchObject({ hasPicture: true });
  });

  test("cards are kept up to 32 MiB", async () => {
    const { get, started, finish } = openSlow(4_000_000);
    finish();
    for (let index = 0; index < 9; index++) await get(`card ${index}`);
    await get("card 8");
    expect(started).toHaveLength(9);
    await get("card 0");
    expect(started).toHaveLength(10);
  });

  test("a failed drawing is not kept", async () => {
    const { get, started, finish } = openSlow();
    finish();
    for (let turn = 0; turn < 2; turn++)
      await expect(get("broken")).rejects.toThrow("It cannot be drawn.");
    expect(started).toEqual(["broken", "broken"]);
  });
});
