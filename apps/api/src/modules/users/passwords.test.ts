import { expect, test } from "vitest";
import { hashPassword, matchesHash } from "./passwords.ts";

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
