import { afterEach, expect, test, vi } from "vitest";
import { hashPassword, matchesHash, setCheapHashes } from "./passwords.ts";

afterEach(() => {
  vi.unstubAllEnvs();
  setCheapHashes(true);
});

test("a hash has the cost that OWASP recommends, and only tests can have a cheap one", async () => {
  setCheapHashes(false);
  expect(await hashPassword("silk")).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  vi.stubEnv("VITEST", undefined);
  expect(() => setCheapHashes(true)).toThrow("Only tests have cheap hashes.");
  expect(await hashPassword("silk")).toMatch(/m=19456,t=2,p=1/);
});

test("4 hashes run at once, 100 wait, and further ones are refused until there is space again", async () => {
  const all = await Promise.allSettled(Array.from({ length: 106 }, () => hashPassword("silk")));
  const [first] = all;
  expect(all.filter(({ status }) => status === "fulfilled")).toHaveLength(104);
  expect(all.slice(104)).toEqual([
    { status: "rejected", reason: expect.objectContaining({ statusCode: 503 }) },
    { status: "rejected", reason: expect.objectContaining({ retryAfterSeconds: 2 }) },
  ]);
  const hash = first?.status === "fulfilled" ? first.value : undefined;
  expect(await matchesHash(hash, "silk")).toBe(true);
  expect(await matchesHash(hash, "cotton")).toBe(false);
});
