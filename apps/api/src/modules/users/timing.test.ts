import { endpoints } from "@pallu/contract/schemas";
import type { Endpoint } from "@pallu/contract/schemas";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { minutes } from "../../clock.ts";
import { createTestApi } from "../../testing/index.ts";
import type { TestApi, Visitor } from "../../testing/index.ts";
import { setCheapHashes } from "./passwords.ts";
import { NO_PASSWORD, users } from "../../http/auth/users.tables.ts";

/** TIMING_SAMPLES=500 measures more precisely. The default suffices to detect a missing hash. */
const SAMPLES = Number(process.env["TIMING_SAMPLES"] ?? 40);

// One second per round of calls, also on a busy machine.
vi.setConfig({ testTimeout: Math.max(60_000, SAMPLES * 1000) });

let api: TestApi;
let known: Visitor;
beforeAll(async () => {
  setCheapHashes(false);
  api = await createTestApi({ seed: "none" });
  known = await api.newVisitor();
});
afterAll(() => api.close());

const median = (times: readonly number[]): number =>
  times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? Number.NaN;

/** Returns the medians of interleaved calls, so that other load affects them equally. */
const race = async (runs: (() => Promise<unknown>)[]): Promise<number[]> => {
  const times = runs.map((): number[] => []);
  for (let sample = -2; sample < SAMPLES; sample++)
    for (const [index, run] of runs.entries()) {
      const startedAt = performance.now();
      await run();
      // The first calls are warm-up.
      if (sample >= 0) times[index]?.push(performance.now() - startedAt);
    }
  return times.map(median);
};

const call = (endpoint: Pick<Endpoint, "call" | "responses">, body: object) => () =>
  api.call(endpoint, { body });

const print = (what: string, [one = 0, other = 0]: number[]): void =>
  console.info(
    `G10: ${what}: gap ${Math.abs(one - other).toFixed(2)} ms of ${one.toFixed(1)} ms, n = ${SAMPLES}`,
  );

const expectAlike = ([one = 0, other = 0]: number[]): void => {
  expect(one / other).toBeGreaterThan(0.67);
  expect(one / other).toBeLessThan(1.5);
};

test("a login takes as long for a stranger's email address, for a hash that cannot be read and without a password, as for a wrong one", async () => {
  const broken = await api.newVisitor();
  await api.db.update(users).set({ passwordHash: "none" }).where(eq(users.id, broken.user.id));
  const imported = await api.newVisitor();
  const none = { passwordHash: NO_PASSWORD };
  await api.db.update(users).set(none).where(eq(users.id, imported.user.id));
  const [wrong, stranger, unreadable, withoutPassword, unhashed] = await race([
    call(endpoints.login, { email: known.user.email, password: "a-wrong-one" }),
    call(endpoints.login, { email: "stranger@pallu.test", password: "a-wrong-one" }),
    call(endpoints.login, { email: broken.user.email, password: "a-wrong-one" }),
    call(endpoints.login, { email: imported.user.email, password: "a-wrong-one" }),
    // The baseline: a response without a hash.
    call(endpoints.validateCoupon, { couponCodeName: "NONE", cartTotal: 1 }),
  ]);
  print("login", [wrong ?? 0, stranger ?? 0]);
  expectAlike([wrong ?? 0, stranger ?? 0]);
  expectAlike([wrong ?? 0, unreadable ?? 0]);
  expectAlike([wrong ?? 0, withoutPassword ?? 0]);
  expect((wrong ?? 0) / (unhashed ?? 0)).toBeGreaterThan(1.5);
});

test("asking for a code takes as long for a stranger's email address", async () => {
  const forgot = (email: string) => async () => {
    api.clock.advance(minutes(2));
    await api.call(endpoints.forgotPassword, { body: { email } });
  };
  const times = await race([forgot(known.user.email), forgot("stranger@pallu.test")]);
  print("forgot-password", times);
  expectAlike(times);
});

test("a guess at a code takes as long for a stranger's email address", async () => {
  const times = await race([
    call(endpoints.verifyOtp, { email: known.user.email, otp: "000000" }),
    call(endpoints.verifyOtp, { email: "stranger@pallu.test", otp: "000000" }),
  ]);
  print("verify-otp", times);
  expectAlike(times);
});
