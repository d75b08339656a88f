import { randomUUID } from "node:crypto";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { days, minutes } from "../clock.ts";
import { atDesk, deskEndpoints } from "../modules/desk/desk.rules.ts";
import { merchantEndpoints } from "../modules/merchant/merchant.rules.ts";
import { createTestApi } from "../testing/index.ts";
import type { StaffMember } from "../testing/index.ts";
import { openForFile } from "../testing/openForFile.ts";
import { claimDeskRequest } from "./auth/deskRequests.repo.ts";
import { deskRequests } from "./auth/staff.tables.ts";

const api = openForFile(createTestApi);
let asha: StaffMember;
beforeAll(async () => {
  asha = await api.staff("owner");
});
beforeEach(() => api.db.delete(deskRequests));

const VARIANT = "kanchipuram-temple-border--rani-pink";

/** Adds pieces, which counts each time that it runs. */
const add = (key: string | undefined, difference = 1, as = asha) =>
  api.call(atDesk(merchantEndpoints.adjustStock), {
    as,
    params: { variantId: VARIANT },
    body: { difference },
    headers: key === undefined ? {} : { "idempotency-key": key },
  });

const onHandOf = ({ body }: { body: unknown }): number => (body as { onHand: number }).onHand;

describe("a write with an Idempotency-Key", () => {
  test("runs once; a repeated one gets the same answer", async () => {
    const key = randomUUID();
    const first = await add(key);
    const again = await add(key);
    expect([again.status, again.body]).toEqual([first.status, first.body]);
    expect([first, again].map(({ headers }) => headers["idempotency-replayed"])).toEqual([
      undefined,
      "true",
    ]);
    expect(onHandOf(await add(undefined)) - onHandOf(first)).toBe(1);
  });

  test("runs again without a key, with another key, and for somebody else", async () => {
    const key = randomUUID();
    const other = await api.staff("staff");
    const before = onHandOf(await add(key));
    await add(undefined);
    await add(randomUUID());
    expect(onHandOf(await add(key, 1, other))).toBe(before + 3);
  });

  test("is refused with another body under the same key", async () => {
    const key = randomUUID();
    const before = onHandOf(await add(key));
    expect(await add(key, 2)).toMatchObject({ status: 422, body: { code: "key_reused" } });
    expect(onHandOf(await add(undefined))).toBe(before + 1);
  });

  test("keeps a refusal, too", async () => {
    const key = randomUUID();
    const first = await add(key, -100_000);
    expect(first.status).toBe(409);
    const again = await add(key, -100_000);
    expect([again.status, again.body]).toEqual([first.status, first.body]);
    expect(again.headers["idempotency-replayed"]).toBe("true");
  });

  test("that somebody else does not answer yet is 409, and runs when its process is gone", async () => {
    const key = randomUUID();
    const answers = await Promise.all(Array.from({ length: 5 }, () => add(key)));
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status !== 200 && status !== 409)).toEqual([]);
    const replayed = answers.filter(({ headers }) => headers["idempotency-replayed"] === "true");
    expect(statuses.filter((status) => status === 200)).toHaveLength(1 + replayed.length);

    const abandoned = randomUUID();
    const [stored] = await api.db.select().from(deskRequests);
    const requestHash = stored?.requestHash ?? "";
    const times = { olderThanMs: days(1), abandonedAfterMs: minutes(10) };
    const request = { staffId: asha.id, key: abandoned, requestHash, createdAt: api.clock.now() };
    expect(await claimDeskRequest(api.db, request, times)).toBe(true);
    expect(await add(abandoned)).toMatchObject({ status: 409, body: { code: "in_progress" } });
    api.clock.advance(minutes(11));
    expect((await add(abandoned)).status).toBe(200);
    expect((await add(abandoned)).headers["idempotency-replayed"]).toBe("true");
  });

  test("is answered for a day", async () => {
    const key = randomUUID();
    const first = onHandOf(await add(key));
    api.clock.advance(days(1) + 1);
    // The session ended meanwhile.
    asha = await api.staff("owner");
    await api.db.update(deskRequests).set({ staffId: asha.id });
    expect(onHandOf(await add(key))).toBe(first + 1);
  });

  test("is refused with a key that is too long", async () => {
    expect(await add("k".repeat(101))).toMatchObject({ status: 422, body: { code: "invalid" } });
  });

  test("does not keep what signs in or out", async () => {
    const key = randomUUID();
    const headers = { "idempotency-key": key, "sec-fetch-site": "same-origin" };
    const member = await api.staff("staff");
    const { email, password } = member;
    const body = { email, password, code: member.code(api.clock.now()) };
    expect((await api.call(deskEndpoints.signIn, { headers, body })).status).toBe(200);
    expect((await api.call(deskEndpoints.signIn, { headers, body })).status).toBe(401);
    expect(await api.db.$count(deskRequests)).toBe(0);
  });
});

test("a read ignores the key", async () => {
  const headers = { "idempotency-key": "one" };
  const read = () => api.call(deskEndpoints.listStaff, { as: asha, headers });
  expect([(await read()).status, (await read()).status]).toEqual([200, 200]);
  expect(await api.db.$count(deskRequests)).toBe(0);
});
