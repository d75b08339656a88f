import { statSync } from "node:fs";
import { fileURLToPath } from "node:url";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { readPictures } from "../../../apps/api/src/modules/catalogue/pictures.rules.ts";
import { wovenEnds } from "../content/wovenEnds.ts";
import { catalogue } from "../src/catalogue.ts";
import { themes } from "../../ui/src/themes/themes.data.ts";
import { themeNames } from "../../ui/src/themes/theme.ts";
import { hexOf } from "../../ui/src/tokens/contrast.ts";
import { reportOf } from "./blender.ts";
import { END_BYTES, isEnd } from "./ends.ts";
import { filesOfPicture, planOf, unusedFiles, folderOf } from "./manifest.ts";
import { ordersOf, fingerprintOf } from "./orders.ts";
import { BORDER_BYTES, isBorder, isFlat, STRIP_BYTES } from "./strips.ts";

const orders = ordersOf(catalogue);
const sarees = catalogue.products.filter(({ appearance }) => appearance.kind === "saree");
const manifest = readPictures();

/** Returns the path of the master of an order. */
const masterOf = ({ name }) =>
  fileURLToPath(new URL(filesOfPicture(name, manifest[name])[0], folderOf(name)));

/** Returns a manifest with every image of these orders. */
const complete = (of) => ({
  manifest: Object.fromEntries(
    of.map((order) => [
      order.name,
      { file: `${order.name}.720x900.0123abcd.webp`, fingerprint: fingerprintOf(order) },
    ]),
  ),
  hasMaster: () => false,
  hasFile: () => true,
});

const recoloured = (id, colour) => ({
  ...catalogue,
  products: catalogue.products.map((product) =>
    product.id === id
      ? { ...product, variants: product.variants.map((variant) => ({ ...variant, colour })) }
      : product,
  ),
});

const names = (list) => list.map(({ name }) => name);

describe("the studio's orders", () => {
  test("name every picture once, the heroes first and the further views last", () => {
    expect(new Set(names(orders)).size).toBe(orders.length);
    expect(names(orders.slice(0, 3))).toEqual(["hero-1", "hero-2", "hero-3"]);
    const firstView = orders.findIndex(({ name }) => /--[\w-]+\./.test(name));
    expect(orders.slice(firstView).filter(({ name }) => !/--[\w-]+\./.test(name))).toEqual([]);
  });

  test("are the same on every run", () => {
    expect(ordersOf(structuredClone(catalogue)).map(fingerprintOf)).toEqual(
      orders.map(fingerprintOf),
    );
  });

  test("give the variants of a product seeds that differ in their last digit alone", () => {
    const seeds = orders
      .filter(({ name }) => /^kanchipuram-temple-border--[\w-]+$/.test(name))
      .map(({ seed }) => seed);
    expect(new Set(seeds).size).toBe(7);
    expect(new Set(seeds.map((seed) => Math.floor(seed / 10))).size).toBe(1);
  });

  test("are large where the zoom has three views or more to show", () => {
    const large = orders.filter(({ width, height }) => width >= 960 && height === width * 1.25);
    const leads = large.filter(({ name }) => !name.includes("."));
    expect(leads.length).toBeGreaterThanOrEqual(24);
    const worn = leads.filter(({ isTransparent }) => isTransparent);
    expect(worn.filter(({ width }) => width !== 1440)).toEqual([]);
    const viewsOf = ({ name }) => large.filter((order) => order.name.startsWith(`${name}.`));
    expect(leads.filter((lead) => viewsOf(lead).length < 2)).toEqual([]);
  });

  test("add two views of a colour that lists none: cloth drawn flat, furniture rendered", () => {
    const scenesOf = (variant) =>
      orders
        .filter((order) => !isFlat(order))
        .filter(({ name }) => name.replace(/\.\w+$/, "") === variant)
        .map(({ scene }) => scene);
    expect(scenesOf("kanchipuram-temple-border--peacock")).toEqual([
      "saree-worn",
      "saree-border-drawn",
      "saree-pallu-drawn",
    ]);
    expect(scenesOf("kanchipuram-temple-border--rani-pink")).toEqual([
      "saree-worn",
      "saree-folded",
      "saree-border",
      "saree-pallu",
    ]);
    expect(scenesOf("handloom-plain-kurti--mustard")).toEqual([
      "kurti-hanging",
      "kurti-detail-drawn",
      "kurti-folded-drawn",
    ]);
    expect(scenesOf("solapur-checked-throw--rust")).toEqual([
      "throw",
      "throw-detail-drawn",
      "throw-folded-drawn",
    ]);
    expect(scenesOf("teak-almirah--teak")).toEqual(["almirah", "almirah-side", "almirah-detail"]);
  });

  test("show about a third of the sarees hanging", () => {
    const hanging = sarees.filter(({ appearance }) => appearance.front === "hanging");
    expect(hanging.length / sarees.length).toBeGreaterThan(0.25);
    expect(hanging.length / sarees.length).toBeLessThan(0.42);
  });
});

const variants = sarees.flatMap(({ id, variants: own }) => own.map(({ slug }) => `${id}--${slug}`));

const transparentScenes = ["kurti-hanging", "kurti-worn", "saree-hanging", "saree-worn"];

/** Whether the ground shows through the cloth of an order. */
const sheer = ({ cloth }) => ["organza", "georgette"].includes(cloth.material);

describe("first views on a transparent ground", () => {
  const transparent = orders.filter(({ isTransparent }) => isTransparent);
  const opaque = orders.filter((order) => !order.isTransparent && !isFlat(order));

  const opacities = new Map();
  /** Returns the opacity of a pixel by its place, 0 to 255. Each picture is decoded once, which takes long. */
  const opacityOf = async (order) => {
    const found = opacities.get(order.name);
    if (found) return found;
    const { data, info } = await sharp(masterOf(order))
      .resize(320)
      .extractChannel("alpha")
      .raw()
      .toBuffer({ resolveWithObject: true });
    const opacity = { ...info, at: (x, y) => data[y * info.width + x] };
    opacities.set(order.name, opacity);
    return opacity;
  };

  test("are those of worn and hanging sarees and kurtis", () => {
    expect([...new Set(transparent.map(({ scene }) => scene))].toSorted()).toEqual(
      transparentScenes,
    );
  });

  test("are up to date", () => {
    const stale = transparent.filter(
      (order) => manifest[order.name]?.fingerprint !== fingerprintOf(order),
    );
    expect(names(stale)).toEqual([]);
  });

  test("have an alpha channel, which other pictures lack", async () => {
    const withAlpha = async (list) => {
      const found = await Promise.all(
        list.map(async (order) => (await sharp(masterOf(order)).metadata()).hasAlpha),
      );
      return names(list.filter((_, index) => found[index]));
    };
    expect(await withAlpha(transparent)).toEqual(names(transparent));
    expect(await withAlpha(opaque.filter(({ name }) => !isEnd(name)))).toEqual([]);
  });

  test.each(transparentScenes)("of %s have clear corners and an opaque piece", async (scene) => {
    const wrong = [];
    for (const order of transparent.filter((each) => each.scene === scene)) {
      const { width, height, at } = await opacityOf(order);
      const corners = [at(0, 0), at(width - 1, 0), at(0, height - 1), at(width - 1, height - 1)];
      const isClear = Math.max(...corners) < 3;
      const isOpaque = at(width >> 1, height >> 1) > (sheer(order) ? 150 : 250);
      if (!isClear || !isOpaque) wrong.push(order.name);
    }
    expect(wrong).toEqual([]);
  });

  test("have a shadow that ends before the picture does", async () => {
    const wrong = [];
    for (const order of transparent.filter(({ scene }) => scene === "saree-worn")) {
      const { width, height, at } = await opacityOf(order);
      const edge = [
        ...Array.from({ length: width }, (_, x) => Math.max(at(x, 0), at(x, height - 1))),
        ...Array.from({ length: height }, (_, y) => Math.max(at(0, y), at(width - 1, y))),
      ];
      if (Math.max(...edge) >= 6) wrong.push(order.name);
    }
    expect(wrong).toEqual([]);
  });
});

describe("sarees laid flat", () => {
  const flat = orders.filter((order) => isFlat(order) && !isBorder(order));

  test("are ordered for every variant, with its colours and the seed of its first view", () => {
    expect(names(flat)).toEqual(variants.map((id) => `${id}.cloth`));
    const leads = flat.map(({ name }) =>
      orders.find((order) => order.name === name.replace(/\.cloth$/, "")),
    );
    expect(flat.map(({ cloth, seed }) => ({ cloth, seed }))).toEqual(
      leads.map(({ cloth, seed }) => ({ cloth, seed })),
    );
  });

  test("are up to date, and weigh less than 5 MB together", () => {
    const stale = flat.filter(
      (order) => manifest[order.name]?.fingerprint !== fingerprintOf(order),
    );
    expect(names(stale)).toEqual([]);
    const sizes = flat.map((order) => statSync(masterOf(order)).size);
    expect(sizes.filter((bytes) => bytes > STRIP_BYTES)).toEqual([]);
    expect(sizes.reduce((sum, bytes) => sum + bytes, 0)).toBeLessThan(5_000_000);
  });
});

describe("woven ends of the footer", () => {
  const ends = orders.filter(({ name }) => isEnd(name));

  /** Returns the pixels of a file: red, green, blue and alpha. */
  const pixelsOf = async (name) => {
    const file = fileURLToPath(new URL(manifest[name].file, folderOf(name)));
    const { data, info } = await sharp(file)
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    return { data, ...info };
  };

  /** Returns the mean difference of two columns of pixels. */
  const differenceOf = ({ data, width, height }, left, right) => {
    let sum = 0;
    for (let y = 0; y < height; y += 1)
      for (let channel = 0; channel < 4; channel += 1)
        sum += Math.abs(
          data[(y * width + left) * 4 + channel] - data[(y * width + right) * 4 + channel],
        );
    return sum / height;
  };

  test("are one for the classic theme and one for each other theme, in the colour of its footer", () => {
    expect(names(ends)).toEqual(["classic", ...themeNames].map((name) => `woven-end-${name}`));
    const grounds = ["light", ...themeNames.map((name) => `${name} in light`)].map((label) =>
      hexOf(themes.find((theme) => theme.label === label).palette.brand),
    );
    expect(ends.map(({ end }) => end.ground)).toEqual(grounds);
  });

  test("are up to date in the store's list, at most 45 kB each", () => {
    const stale = ends.filter(
      (order) => manifest[order.name]?.fingerprint !== fingerprintOf(order),
    );
    expect(names(stale)).toEqual([]);
    expect(Object.keys(wovenEnds).map((theme) => `woven-end-${theme}`)).toEqual(names(ends));
    for (const [theme, { src, width, height }] of Object.entries(wovenEnds)) {
      const { file } = manifest[`woven-end-${theme}`];
      expect(src).toBe(`/assets/pictures/${file}`);
      expect([width, height]).toEqual([450, 220]);
      expect(statSync(new URL(file, folderOf(`woven-end-${theme}`))).size).toBeLessThanOrEqual(
        END_BYTES,
      );
    }
  });

  test.each(names(ends))(
    "%s repeats without a seam, and its upper and lower edges are transparent",
    async (name) => {
      const picture = await pixelsOf(name);
      const { data, width, height } = picture;
      const neighbours = Array.from({ length: width - 1 }, (_, x) =>
        differenceOf(picture, x, x + 1),
      );
      const median = neighbours.toSorted((a, b) => a - b)[width >> 1];
      expect(differenceOf(picture, width - 1, 0)).toBeLessThan(1.6 * median);
      const alphaOf = (row) =>
        Math.max(...Array.from({ length: width }, (_, x) => data[(row * width + x) * 4 + 3]));
      expect(alphaOf(0)).toBeLessThan(8);
      expect(alphaOf(height - 1)).toBeLessThan(8);
    },
  );
});

describe("borders laid flat", () => {
  const flat = orders.filter(isBorder);

  test("are ordered for every variant of a saree, as long as the product says", () => {
    expect(names(flat)).toEqual(variants.map((id) => `${id}.lifesize`));
    const lengths = new Set(sarees.map((saree) => saree.borderPictureCentimetres / 100));
    expect(new Set(flat.map(({ border }) => border.widthM))).toEqual(lengths);
  });

  test("have 50 pixels for a centimetre in both directions, and their teeth are whole", () => {
    for (const { width, height, border } of flat) {
      expect(width / border.widthM).toBeCloseTo(5000, 6);
      expect(height / border.heightM).toBeCloseTo(5000, 6);
      expect(border.heightM).toBeGreaterThan(border.borderM * 1.49);
    }
  });

  test("are up to date, and weigh less than 6 MB together", () => {
    const stale = flat.filter(
      (order) => manifest[order.name]?.fingerprint !== fingerprintOf(order),
    );
    expect(names(stale)).toEqual([]);
    const sizes = flat.map((order) => statSync(masterOf(order)).size);
    expect(sizes.filter((bytes) => bytes > BORDER_BYTES)).toEqual([]);
    expect(sizes.reduce((sum, bytes) => sum + bytes, 0)).toBeLessThan(6_000_000);
  });
});

describe("the batch", () => {
  test("renders nothing the second time", () => {
    expect(planOf(orders, complete(orders))).toEqual({ render: [], encode: [] });
  });

  test("renders only the pictures of a product whose colour changed, and the banners it is on", () => {
    const changed = ordersOf(recoloured("chettinad-kattam", "#123456"));
    const { render } = planOf(changed, complete(orders));
    const own = names(changed).filter((name) => name.startsWith("chettinad-kattam--"));
    expect(new Set(names(render))).toEqual(new Set([...own, "hero-2"]));
  });

  test("renders again where a file of a picture is gone, and encodes where the master is there", () => {
    const kept = {
      ...complete(orders),
      hasFile: (name) => name !== "hero-1" && name !== "hero-2",
      hasMaster: ({ name }) => name === "hero-2",
    };
    const { render, encode } = planOf(orders, kept);
    expect([names(render), names(encode)]).toEqual([["hero-1"], ["hero-2"]]);
  });

  test("takes the place of a picture that came without an order", () => {
    const kept = complete(orders);
    kept.manifest["hero-1"] = { file: "old.webp" };
    expect(names(planOf(orders, kept).render)).toEqual(["hero-1"]);
  });

  test("knows its own lines among Blender's", () => {
    expect(reportOf("DONE hero-1 31")).toEqual({ done: true, name: "hero-1", rest: "31" });
    expect(reportOf("FAILED hero-1 LookupError: no scene")?.done).toBe(false);
    expect(reportOf("Fra:1 Mem:120M | Rendered 3/64 Tiles")).toBeNull();
  });

  test("removes the files of pictures that are gone, and no others", () => {
    const manifest = { a: { file: "a.720x900.0123abcd.webp", fingerprint: "" } };
    const present = [
      "a.720x900.0123abcd.avif",
      "a.720x900.0123abcd-480.avif",
      "a.720x900.deadbeef.avif",
      "pictures.json",
    ];
    expect(unusedFiles(manifest, folderOf("a"), present)).toEqual(present.slice(1, 3));
  });
});
