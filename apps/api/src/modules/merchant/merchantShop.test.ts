import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { partNames } from "@pallu/contract/shop";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { createTestApi } from "../../testing/createTestApi.ts";
import type { OpsShop } from "../../testing/opsCaller.ts";
import { auditEntries } from "../audit/audit.tables.ts";
import { shopParts, shopPartVersions } from "../shop/shop.tables.ts";
import { lockParts } from "../shop/shopParts.repo.ts";
import { expectRefusal, openMerchantShop } from "./merchant.fixtures.ts";
import type { MerchantAnswer, MerchantShop } from "./merchant.fixtures.ts";

let merchant: MerchantShop;
let shop: OpsShop;
let name: string;
let read: (path: string) => Promise<MerchantAnswer>;
let write: (path: string, body: unknown, method?: string) => Promise<MerchantAnswer>;

beforeAll(async () => {
  merchant = await openMerchantShop();
  ({ shop } = merchant);
  const uploads = join(shop.config.dataDir, "uploads");
  await mkdir(uploads, { recursive: true });
  await writeFile(join(uploads, "front.400x300.0a1b2c3d.webp"), "A picture");
  const reader = await merchant.addKey("content:read");
  const writer = await merchant.addKey("content:write");
  ({ name } = writer);
  read = (path) => merchant.send(`/shop${path}`, reader.key);
  write = (path, body, method = "PUT") =>
    merchant.send(`/shop${path}`, writer.key, { method, ...(body !== undefined && { body }) });
});
afterAll(() => merchant.close());
beforeEach(async () => {
  await shop.db.delete(shopParts);
  await shop.db.delete(shopPartVersions);
  await shop.db.delete(auditEntries);
});

const frame = { name: "Kovai Looms" };
const terms = { sections: [{ title: "Return", text: "Seven days." }] };

const save = (part: string, value: object, expected: unknown = null) =>
  write(`/parts/${part}`, { value, expected });

/** Returns the version after a save, which must succeed. */
const saved = async (part: string, value: object, expected: unknown = null): Promise<string> => {
  const { status, body } = await save(part, value, expected);
  expect({ status, body }).toMatchObject({ status: 200 });
  return String(body["after"]);
};

const shownValue = async (part: string): Promise<unknown> =>
  (await merchant.api.app.inject(`/api/shop/parts/${part}`)).json();

const messagesOf = ({ body }: MerchantAnswer): string[] =>
  (body["refused"] as { message: string }[]).map(({ message }) => message);

describe("the demo", () => {
  test("has all parts missing, and says what makes it one's own", async () => {
    const { body } = await read("/parts");
    expect(body).toMatchObject({ kind: "demo", setBy: null });
    expect(body["parts"]).toEqual(
      partNames.map((part) => ({ part, version: null, changedAt: null, changedBy: null })),
    );
    const refused = await save("terms", terms);
    expectRefusal(refused, 409, "frame_first");
    expect(refused.body["message"]).toContain("Save “Name, menu and footer” first");
    await saved("frame", frame);
    expect((await read("/parts")).body).toMatchObject({ kind: "own" });
    await saved("terms", terms);
  });
});

describe("a part", () => {
  test("is saved as a whole, with its version, who changed it, and an entry in the log", async () => {
    const first = await saved("frame", frame);
    const { body } = await read("/parts/frame");
    expect(body).toMatchObject({
      part: "frame",
      version: first,
      changedBy: name,
      changedAt: shop.clock.now().toISOString(),
      value: frame,
    });
    expect(body["schema"]).toMatchObject({ type: "object", required: ["name"] });
    const second = await saved("frame", { name: "Kovai" }, first);
    expect(await shownValue("frame")).toEqual({ name: "Kovai", parts: [] });
    expect(await shop.db.select().from(auditEntries).orderBy(auditEntries.id)).toMatchObject([
      { action: "shop:edit", actorKind: "key", actor: name, target: "shop part frame" },
      { before: { hash: first }, after: { hash: second } },
    ]);
  });

  test("that is saved as it was changes nothing", async () => {
    const version = await saved("frame", frame);
    expect((await save("frame", frame, version)).body).toMatchObject({
      before: version,
      after: version,
    });
    expect(await shop.db.$count(auditEntries)).toBe(1);
  });

  test("that somebody else has changed is not written, and the refusal says who and when", async () => {
    const first = await saved("frame", frame);
    await saved("frame", { name: "Kovai" }, first);
    const refused = await save("frame", { name: "Mine" }, first);
    expectRefusal(refused, 409, "unexpected_part");
    expect(refused.body["message"]).toMatch(
      new RegExp(`^Since you opened this part ${name} changed it on \\d+ \\w+ \\d+\\. Compare`),
    );
    expectRefusal(await save("terms", terms, first), 409, "unexpected_part");
    expect(await shownValue("frame")).toMatchObject({ name: "Kovai" });
  });

  test("with faults is refused with all of them, their places and the nearest known key", async () => {
    await saved("frame", frame);
    const refused = await save("terms", { sections: [{ titel: "Return", text: "<b>" }] });
    expectRefusal(refused, 422, "invalid");
    expect(messagesOf(refused)).toEqual([
      "is unknown: did you mean title?",
      "is missing.",
      expect.stringMatching(/HTML/),
    ]);
    expect(refused.body["message"]).toBe(
      "Sections 1, titel is unknown: did you mean title? 2 more rows are refused. Nothing was changed.",
    );
    const about = { text: "We weave.", picture: "gone.webp" };
    expect(messagesOf(await save("about", about))).toEqual([
      "names 'gone.webp': the shop has no such picture.",
    ]);
    await saved("about", { ...about, picture: "front.400x300.0a1b2c3d.webp" });
  });

  test("theme without contrast is refused with the pair and its ratio", async () => {
    await saved("frame", frame);
    const { body } = await read("/parts/theme");
    const { properties } = (body["schema"] as { properties: { light: { properties: object } } })
      .properties.light;
    const grey = Object.fromEntries(Object.keys(properties).map((color) => [color, "#777777"]));
    expect(messagesOf(await save("theme", { light: grey }))).toContainEqual(
      expect.stringMatching(
        /^\(#\w{6}\) on “Background of the page” \(#\w{6}\) has a contrast of 1\.00:1 and needs 4\.5:1/,
      ),
    );
  });

  test("is removed by its version; the frame stays while there are others", async () => {
    const first = await saved("frame", frame);
    const version = await saved("terms", terms);
    expectRefusal(
      await write(`/parts/frame?expected=${first}`, undefined, "DELETE"),
      409,
      "frame_needed",
    );
    const path = `/parts/terms?expected=${version}`;
    expect((await write(path, undefined, "DELETE")).body).toMatchObject({ after: null });
    expectRefusal(await write(path, undefined, "DELETE"), 409, "unexpected_part");
    expect((await merchant.api.app.inject("/api/shop/parts/terms")).statusCode).toBe(404);
  });

  test("is not written by a dry run", async () => {
    const body = { value: frame, expected: null, dryRun: true };
    expect((await write("/parts/frame", body)).body).toMatchObject({ dryRun: true, before: null });
    expect(await shop.db.$count(shopParts)).toBe(0);
    expect(await shop.db.$count(auditEntries)).toBe(0);
  });

  test("that is being changed by somebody else is left for a moment later", async () => {
    await shop.db.transaction(async (tx) => {
      await lockParts(tx);
      expectRefusal(await save("frame", frame), 409, "busy");
    });
  });
});

describe("the versions of a part", () => {
  test("say what it was and until when; one is restored, and the present one becomes a version", async () => {
    const first = await saved("frame", frame);
    const second = await saved("frame", { name: "Kovai" }, first);
    const listed = (await read("/parts/frame/versions")).body["versions"] as { id: string }[];
    expect(listed).toMatchObject([
      { replacedBy: name, isMissing: false },
      { replacedBy: name, isMissing: true },
    ]);
    const path = `/parts/frame/versions/${listed[0]?.id}`;
    expect((await read(path)).body).toMatchObject({ value: frame });
    expectRefusal(
      await write(`${path}/restore`, { expected: first }, "POST"),
      409,
      "unexpected_part",
    );
    const { body } = await write(`${path}/restore`, { expected: second }, "POST");
    expect(body).toEqual({ dryRun: false, part: "frame", before: second, after: first });
    expect(await shownValue("frame")).toMatchObject(frame);
    expect((await read("/parts/frame/versions")).body["versions"]).toHaveLength(3);
    expectRefusal(await read("/parts/frame/versions/999"), 404, "unknown_version");
  });
});

test("an SVG is reduced to its outlines, and a script in it is refused", async () => {
  const svg = '<svg viewBox="0 0 2 2"><path d="M0 0h2v2z"/></svg>';
  expect((await write("/emblem", { svg }, "POST")).body["emblem"]).toMatchObject({
    kind: "paths",
    paths: [{ d: "M0 0h2v2z" }],
  });
  const refused = await write("/emblem", { svg: "<svg><script>1</script></svg>" }, "POST");
  expectRefusal(refused, 422, "invalid");
  expect(refused.body["message"]).toContain("cannot be the emblem");
});

test("the findings are those of shop:check", async () => {
  await saved("frame", { name: "TODO" });
  const { body } = await read("/findings");
  expect(body["isReady"]).toBe(false);
  expect(body["findings"]).toContainEqual({
    state: "missing",
    place: "frame.name",
    part: "frame",
    where: "Name of the shop",
    reason: "replace 'TODO'",
  });
});

test("with SHOP_FILE nothing is written, and the refusal names the setting", async () => {
  const fixed = await createTestApi({
    database: shop.database,
    config: { shopFile: "/srv/shop/shop.json" },
  });
  const { key } = await merchant.addKey("content:read,content:write");
  const headers = { authorization: `Bearer ${key}` };
  const listed = await fixed.app.inject({ url: "/api/merchant/shop/parts", headers });
  expect(listed.json()).toMatchObject({ setBy: "SHOP_FILE" });
  const refused = await fixed.app.inject({
    method: "PUT",
    url: "/api/merchant/shop/parts/frame",
    headers,
    payload: { value: frame, expected: null },
  });
  expect([refused.statusCode, refused.json<{ message: string }>().message]).toEqual([
    409,
    expect.stringMatching(/^SHOP_FILE is set/),
  ]);
  await fixed.close();
});
