import { execFileSync } from "node:child_process";
import { mkdir, open, readFile, readdir, stat, symlink, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { partNames } from "@pallu/contract/shop";
import { endpoints } from "@pallu/contract/schemas";
import sharp from "sharp";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { createCatalogueReader } from "../../catalogueReader.ts";
import { readDataVersion } from "../../db/dataVersion.ts";
import { createTestApi } from "../../testing/createTestApi.ts";
import type { TestApi } from "../../testing/createTestApi.ts";
import { callOps, openOpsShop } from "../../testing/opsCaller.ts";
import type { OpsShop } from "../../testing/opsCaller.ts";
import { createTestDatabase } from "../../testing/testDatabase.ts";
import { readShopFolder } from "./shopFolder.service.ts";
import { applyShopFolder, importShopFile } from "./shopImport.service.ts";
import { listParts, lockParts, noticeOf, readBrand } from "./shopParts.repo.ts";
import { shopFindings, wordedFindings } from "./shopFindings.rules.ts";
import { shopParts, shopPartVersions } from "./shop.tables.ts";

let shop: OpsShop;
let api: TestApi;
let folder: string;
let folders = 0;
beforeAll(async () => {
  shop = await openOpsShop();
  api = await createTestApi({ database: shop.database });
});
afterAll(async () => {
  await api.close();
  await shop.close();
});
beforeEach(async () => {
  await shop.db.delete(shopParts);
  await shop.db.delete(shopPartVersions);
  folder = join(shop.folder, `shop-${folders++}`);
  await mkdir(join(folder, "texts"), { recursive: true });
  await mkdir(join(folder, "pictures"), { recursive: true });
});

const put = (content: unknown): Promise<void> =>
  writeFile(
    join(folder, "shop.json"),
    typeof content === "string" ? content : JSON.stringify(content, null, 2),
  );

const draw = async (name: string, width = 400): Promise<void> => {
  const create = { width, height: 300, channels: 3, background: "#7a1f3d" } as const;
  await sharp({ create })
    .jpeg()
    .toFile(join(folder, "pictures", name));
};

const own = { version: 1, frame: { name: "Kovai Looms" } };
const importOwn = (...options: string[]) => shop.ops("shop:import", folder, ...options);
const partOf = (name: string) => api.app.inject(`/api/shop/parts/${name}`);

describe("the demo", () => {
  test("has no parts: each is 404, and nothing names a shop of one's own", async () => {
    for (const name of partNames) expect((await partOf(name)).statusCode).toBe(404);
    const { db, config } = api;
    expect(await readBrand(db, config)).toMatchObject({
      isDemo: true,
      name: "Pallu",
      version: "",
    });
    expect(await noticeOf(db, config)).toBeUndefined();
    expect(await createCatalogueReader({ ...api, db: shop.database.db }).shop()).toEqual({
      kind: "demo",
    });
  });
});

describe("a shop without parts and with SEED=none", () => {
  test("has the host of its URL as its name, and no other part", async () => {
    const config = { ...api.config, seed: "none", publicUrl: "https://kovai.example" } as const;
    const neutral = await createTestApi({ database: shop.database, config });
    const frame = await neutral.app.inject("/api/shop/parts/frame");
    expect(frame.json()).toEqual({ name: "kovai.example", parts: [] });
    expect((await neutral.app.inject("/api/shop/parts/terms")).statusCode).toBe(404);
    expect(await noticeOf(shop.db, config)).toContain("shop:init");
    expect(await readBrand(shop.db, config)).toMatchObject({ name: "kovai.example", lines: [] });
    await neutral.close();
  });
});

describe("an import", () => {
  test("stores texts, pictures and the emblem, which the API answers with the hash as ETag", async () => {
    await draw("front.jpg");
    await writeFile(
      join(folder, "pictures/emblem.svg"),
      '<svg viewBox="0 0 2 2"><path d="M0 0h2v2z"/></svg>',
    );
    await writeFile(join(folder, "texts/return.md"), "Seven days.\n\n- Unworn\n");
    await put({
      ...own,
      frame: { ...own.frame, emblem: "emblem.svg" },
      about: { text: "We weave.", picture: "front.jpg" },
      terms: { sections: [{ title: "Return", text: "texts/return.md" }] },
    });
    const { code, lines } = await importOwn();
    expect([code, lines]).toEqual([
      0,
      ["frame: new", "terms: new", "about: new", "3 parts changed, 0 as they were. Pictures: 1."],
    ]);
    const terms = await partOf("terms");
    expect(terms.json()).toEqual({
      sections: [{ title: "Return", text: "Seven days.\n\n- Unworn" }],
    });
    for (const { name, hash } of (await listParts(shop.db)).filter((part) => part.name !== "frame"))
      expect((await partOf(name)).headers["etag"]).toBe(`W/"${hash}"`);
    expect(terms.headers["cache-control"]).toBe("no-cache");
    const again = await api.app.inject({
      url: "/api/shop/parts/terms",
      headers: { "if-none-match": String(terms.headers["etag"]) },
    });
    expect([again.statusCode, again.body]).toEqual([304, ""]);
    expect((await partOf("frame")).json()).toMatchObject({
      parts: ["terms", "about"],
      emblem: { kind: "paths", paths: [{ d: "M0 0h2v2z", fill: "currentColor" }] },
    });
    const { picture } = (await partOf("about")).json<{ picture: string }>();
    expect(picture).toMatch(/^shop-front\.400x300\.[\da-f]{8}\.webp$/);
    const uploads = await readdir(join(shop.config.dataDir, "uploads"));
    expect(uploads).toContain(picture);
    expect(uploads.filter((name) => name.endsWith(".svg"))).toEqual([]);
    expect((await importOwn()).lines).toEqual(["0 parts changed, 3 as they were. Pictures: 1."]);
  });

  test("changes the version by which pages are cached, a second one of the same does not", async () => {
    await put(own);
    const before = await readDataVersion(shop.db);
    await importOwn();
    const after = await readDataVersion(shop.db);
    expect(after).not.toBe(before);
    await importOwn();
    expect(await readDataVersion(shop.db)).toBe(after);
  });

  test("as a dry run says what would change, and changes nothing", async () => {
    await draw("front.jpg", 500);
    await put({ ...own, about: { text: "We weave.", picture: "front.jpg" } });
    const { code, lines } = await importOwn("--dry-run");
    expect([code, lines[0]]).toEqual([0, "This is a dry run: nothing was changed."]);
    expect(await listParts(shop.db)).toEqual([]);
    const uploads = await readdir(join(shop.config.dataDir, "uploads")).catch(() => []);
    expect(uploads.filter((name) => name.includes("500x300"))).toEqual([]);
  });

  test("removes a part that the file lacks", async () => {
    await put({ ...own, search: { suggestions: ["silk"] } });
    await importOwn();
    await put(own);
    expect((await importOwn()).lines[0]).toBe("search: removed");
    expect((await partOf("search")).statusCode).toBe(404);
  });

  const menu = Array.from({ length: 40 }, () => ({ label: "Home", href: "/" }));
  test.each([
    ["", "shop.json is empty: npx -y pnpm@12 ops shop:init writes one to begin with."],
    ["{\n", "shop.json, line 1: the file ends too early: a quote, brace or bracket is not closed."],
    [
      '{\n "version": 1\n "frame": {}\n}',
      "shop.json, line 3: this is no JSON: look for a missing comma or quote here or in the line above.",
    ],
    [
      " ".repeat(5_000_000),
      "shop.json has 5.0 MB, 1 MB are the most: pictures belong into the folder pictures.",
    ],
    [
      { ...own, version: 7 },
      "shop.json, line 2, version must be 1, the version that this shop knows.",
    ],
    [{ version: 1 }, "shop.json, line 1, frame is missing."],
    [{ ...own, contct: {} }, "shop.json, line 6, contct is unknown: did you mean contact?."],
    [
      '{"version": 1,\n"frame": {"name": "A",\n"name": "B"}}',
      "shop.json, line 3, frame.name is there twice: remove one of them.",
    ],
    [
      { ...own, frame: { name: "A", menu } },
      "shop.json, line 5, frame.menu may have at most 8 entries.",
    ],
    [
      { ...own, about: { text: "We weave.", picture: "none.jpg" } },
      "shop.json, line 8, about.picture: there is no picture 'none.jpg', neither in the folder pictures nor in the shop.",
    ],
    [
      { ...own, about: { text: "texts/none.md" } },
      /^shop\.json, line 7, about\.text: there is no file texts\/none\.md in /,
    ],
    [
      { ...own, about: { text: "<b>bold</b>" } },
      "shop.json, line 7, about.text HTML is not shown: write plain text, or Markdown.",
    ],
  ])("of %j is refused in one line, with place and remedy", async (content, line) => {
    await put(content);
    const { code, lines } = await importOwn();
    expect(code).toBe(1);
    expect(lines).toEqual([
      typeof line === "string" ? line : expect.stringMatching(line),
      "Nothing was changed.",
    ]);
    expect(await listParts(shop.db)).toEqual([]);
  });

  test("names the file of a text, and what is wrong with pictures and an emblem", async () => {
    await writeFile(join(folder, "texts/about.md"), "Fine.\n\n[a](javascript:alert(1))");
    await writeFile(join(folder, "pictures/broken.jpg"), "no picture");
    await writeFile(join(folder, "pictures/e.svg"), "<svg viewBox='0 0 1 1'><script/></svg>");
    await put({
      ...own,
      frame: { name: "A", emblem: "e.svg" },
      about: { text: "We weave.", picture: "broken.jpg" },
    });
    expect((await importOwn()).lines).toEqual([
      expect.stringMatching(/^shop\.json, line 9, about\.picture: it cannot be read as a picture/),
      "shop.json, line 5, frame.emblem: pictures/e.svg cannot be the emblem: it contains a script: remove it.",
      "Nothing was changed.",
    ]);
    await put({ ...own, about: { text: "texts/about.md" } });
    expect((await importOwn()).lines[0]).toMatch(
      /^texts\/about\.md: the link 'javascript:alert\(1' leads .+ \(line 3 of it\)\.$/,
    );
    expect(await listParts(shop.db)).toEqual([]);
  });

  test("of a file that changes while it is read is refused", async () => {
    await draw("front.jpg");
    const content = await readFile(join(folder, "pictures/front.jpg"));
    const pipe = join(folder, "pictures/slow.jpg");
    execFileSync("mkfifo", [pipe]);
    await put({ ...own, about: { text: "We weave.", picture: "slow.jpg" } });
    const reading = readShopFolder(folder, join(shop.config.dataDir, "uploads"));
    // Opens when the reading has come to the picture.
    const picture = await open(pipe, "w");
    await put({ ...own, frame: { name: "Written meanwhile" } });
    await picture.writeFile(content);
    await picture.close();
    expect(await reading).toEqual({
      faults: [expect.stringMatching(/shop\.json changed while it was read: try again/)],
    });
  });

  test("of a file that leads out of the folder is refused", async () => {
    await writeFile(join(shop.folder, "secret.md"), "Secret");
    await symlink(join(shop.folder, "secret.md"), join(folder, "texts/secret.md"));
    await put({ ...own, about: { text: "texts/secret.md" } });
    expect((await importOwn()).lines[0]).toContain("leads out of the folder");
  });

  test("of a folder that is not there, or without the file, is refused", async () => {
    expect(await shop.ops("shop:import", "nowhere")).toMatchObject({ code: 1 });
    expect((await importOwn()).lines[0]).toMatch(/^there is no file shop\.json in /);
  });

  test("beside another one is refused, and changes nothing", async () => {
    const database = await createTestDatabase("fixture", "postgres");
    const { write } = database.db;
    const order = {
      db: write,
      clock: shop.clock,
      uploads: shop.folder,
      actor: { kind: "operator", name: "asha" } as const,
    };
    const read = { parts: { frame: { name: "Second" } }, pictures: [] };
    await write.transaction(async (tx) => {
      expect(await lockParts(tx)).toBe(true);
      expect(await applyShopFolder(order, read)).toBeNull();
      expect(await listParts(write)).toEqual([]);
    });
    expect(await applyShopFolder(order, read)).toMatchObject([{ name: "frame", kind: "added" }]);
    await database.close();
  });

  test("at the same time as the same ones is made once", async () => {
    await put(own);
    const results = await Promise.all([importOwn(), importOwn(), importOwn()]);
    expect(results.filter(({ code }) => code === 0).length).toBeGreaterThan(0);
    expect(await listParts(shop.db)).toHaveLength(1);
    expect(await shop.db.$count(shopPartVersions)).toBe(1);
  });
});

describe("an export", () => {
  test("is read by an import without a change, also in another shop", async () => {
    await draw("front.jpg", 640);
    await writeFile(
      join(folder, "pictures/emblem.svg"),
      '<svg viewBox="0 0 2 2"><path d="M0 0h2v2z" fill="#123456"/></svg>',
    );
    await put({
      ...own,
      frame: { ...own.frame, emblem: "emblem.svg" },
      about: { text: "We weave.\n\nBy hand.", picture: "front.jpg" },
    });
    await importOwn();
    const target = join(folder, "out");
    const { code, lines } = await shop.ops("shop:export", target);
    expect([code, lines]).toEqual([0, [`Wrote 2 parts and 1 picture to ${target}.`]]);
    expect(await readFile(join(target, "texts/about-text.md"), "utf8")).toBe(
      "We weave.\n\nBy hand.\n",
    );
    expect((await shop.ops("shop:import", target)).lines[0]).toMatch(/^0 parts changed, 2/);
    expect(await shop.ops("shop:export", target)).toMatchObject({ code: 1 });
    const other = await openOpsShop();
    expect((await other.ops("shop:import", target)).lines.at(-1)).toBe(
      "2 parts changed, 0 as they were. Pictures: 1.",
    );
    await other.close();
  });
});

describe("an undo", () => {
  test("takes the last change of a part back, then the one before", async () => {
    for (const name of ["One", "Two", "Three"]) {
      await put({ ...own, frame: { name } });
      await importOwn();
    }
    const name = async () => (await partOf("frame")).json<{ name?: string }>().name;
    expect(await name()).toBe("Three");
    expect((await shop.ops("shop:undo", "frame")).lines).toEqual(["frame: as it was before"]);
    expect(await name()).toBe("Two");
    await shop.ops("shop:undo", "frame");
    expect(await name()).toBe("One");
    expect((await shop.ops("shop:undo", "frame")).lines).toEqual(["frame: removed"]);
    expect((await partOf("frame")).statusCode).toBe(404);
    expect((await shop.ops("shop:undo", "frame")).code).toBe(1);
    expect((await shop.ops("shop:undo", "fram")).code).toBe(2);
  });

  test("leaves no parts without a name", async () => {
    await put({ ...own, search: { suggestions: ["silk"] } });
    await importOwn();
    expect((await shop.ops("shop:undo", "frame")).lines).toEqual([
      "The frame has the name of the shop: other parts cannot be without it.",
    ]);
  });
});

describe("SHOP_FILE", () => {
  const order = () => ({
    db: shop.db,
    clock: shop.clock,
    uploads: join(shop.config.dataDir, "uploads"),
  });
  const file = () => join(folder, "shop.json");

  test("is the truth: it is read at the start, once if it did not change", async () => {
    await put(own);
    await importShopFile(file(), order());
    const [before] = await listParts(shop.db);
    expect(before).toMatchObject({ name: "frame", changedBy: "SHOP_FILE" });
    shop.clock.advance(1000);
    await importShopFile(file(), order());
    expect(await listParts(shop.db)).toEqual([before]);
    await put({ ...own, frame: { name: "Other" } });
    await Promise.all([importShopFile(file(), order()), importShopFile(file(), order())]);
    expect((await partOf("frame")).json()).toEqual({ name: "Other", parts: [] });
  });

  test("with a fault ends the start in one line, and changes nothing", async () => {
    await put(own);
    await importShopFile(file(), order());
    await put({ ...own, frame: { name: "" }, contct: {} });
    await expect(importShopFile(file(), order())).rejects.toThrow(
      /^SHOP_FILE cannot be used: shop\.json, line 4, frame\.name must not be empty: leave it out\. \(and \d more: /,
    );
    expect((await partOf("frame")).json()).toEqual({ name: "Kovai Looms", parts: [] });
  });

  test("leaves nothing to change to the commands", async () => {
    const fixed = await openOpsShop({ SHOP_FILE: file() });
    await put(own);
    for (const args of [
      ["shop:import", folder],
      ["shop:undo", "frame"],
    ])
      expect((await fixed.ops(...args)).lines[0]).toMatch(/^SHOP_FILE is set: change /);
    await fixed.close();
  });
});

describe("shop:init and shop:check", () => {
  test("write a folder that can be imported, and say what it lacks", async () => {
    const target = join(folder, "new");
    const args = [
      "--name",
      "Kovai Looms",
      "--mail",
      "help@kovai.test",
      "--address",
      "1 Road, Erode",
    ];
    const env = { DATA_DIR: shop.config.dataDir };
    expect(await callOps(env, shop.folder, "shop:init", target, ...args)).toMatchObject({
      code: 0,
    });
    expect(await callOps(env, shop.folder, "shop:init", target, ...args)).toMatchObject({
      code: 1,
    });
    expect(await callOps(env, shop.folder, "shop:init", join(folder, "b"))).toMatchObject({
      code: 2,
    });
    expect((await stat(join(target, "pictures"))).isDirectory()).toBe(true);
    const written = JSON.parse(await readFile(join(target, "shop.json"), "utf8"));
    expect(JSON.parse(await readFile(join(target, written.$schema), "utf8"))).toEqual(
      (await api.app.inject("/api/shop.schema.json")).json(),
    );
    const { code, lines } = await shop.ops("shop:check", target);
    expect(code).toBe(1);
    expect(lines).toContain("missing  terms.sections.1.text: replace 'TODO'");
    expect(lines).toContain(
      "hint     shipping: left out: how you send, how long it takes and what it costs",
    );
    expect(lines.at(-2)).toMatch(/^hint {5}SEED: /);
    expect(lines.at(-1)).toBe("Missing: 4.");
    expect(await shop.ops("shop:import", target)).toMatchObject({ code: 0 });
    expect((await partOf("contact")).json()).toEqual({
      lines: ["1 Road", "Erode"],
      mail: "help@kovai.test",
    });
  });

  test("find words of the demo and links to pages that the shop has not", () => {
    const parts = {
      frame: {
        name: "Kovai",
        menu: [
          { label: "FAQ", href: "/faq" },
          { label: "Sofas", href: "/shop-v3" },
          { label: "Returns", href: "#" },
          { label: "Silk", href: "/allproducts?q=silk" },
        ],
      },
      about: { text: "Pallu of [old](/team). The pallu is woven." },
    };
    const found = shopFindings(parts).map(({ place, reason }) => `${place}: ${reason}`);
    expect(found).toEqual(
      expect.arrayContaining([
        "frame.menu.0.href: the link leads to /faq, which is not written yet",
        "frame.menu.1.href: the link leads to /shop-v3, which is no page of your own shop",
        "frame.menu.2.href: the link leads nowhere",
        "about.text: 'Pallu' is the demo's: is it yours, too?",
        "about.text: the link leads to /team, which is not written yet",
      ]),
    );
    expect(found.filter((line) => line.includes("menu.3"))).toEqual([]);
  });

  test("name a written page to which nothing leads, and places in words", () => {
    const column = { heading: "Us", links: [{ label: "About", href: "/about#1" }] };
    const parts = {
      frame: { name: "Kovai", footer: { columns: [column] } },
      about: { text: "We weave." },
      team: { members: [{ name: "Meera", position: "TODO" }] },
      terms: { sections: [{ title: "Return", text: "Seven days." }] },
    };
    const unlinked = "written, but neither the menu nor the footer leads to it";
    const found = wordedFindings(shopFindings(parts), parts);
    expect(found.filter(({ reason }) => reason === unlinked).map(({ part }) => part)).toEqual([
      "team",
    ]);
    expect(found).toContainEqual({
      state: "missing",
      place: "team.members.0.position",
      part: "team",
      where: "People 1, what they do",
      reason: "replace 'TODO'",
    });
    // Without columns of one's own the footer leads to every page that is written.
    expect(
      shopFindings({ ...parts, frame: { name: "Kovai" } }).filter(
        ({ reason }) => reason === unlinked,
      ),
    ).toEqual([]);
  });
});

test("the schema of the file is published", async () => {
  const answer = await api.app.inject("/api/shop.schema.json");
  expect(answer.statusCode).toBe(200);
  expect(Object.keys(answer.json<{ properties: object }>().properties)).toContain("frame");
});

test("an unknown part is 404", async () => {
  expect((await api.call(endpoints.getShopPart, { params: { name: "nothing" } })).status).toBe(404);
});
