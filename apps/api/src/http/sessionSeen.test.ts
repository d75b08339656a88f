import { endpoints } from "@pallu/contract/schemas";
import { sql } from "drizzle-orm";
import { afterEach, expect, test } from "vitest";
import { hours } from "../clock.ts";
import { createTestApi } from "../testing/index.ts";
import type { TestApi } from "../testing/index.ts";
import { sessions } from "./auth/sessions.tables.ts";

let api: TestApi;
afterEach(() => api.close());

/** Logs in, waits and reads. Returns the status and whether `seenAt` was written. */
const readAfter = async (ms: number, meanwhile: () => unknown = () => undefined) => {
  const visitor = await api.login();
  const loggedInAt = api.clock.now();
  api.clock.advance(ms);
  meanwhile();
  const input = { params: { id: visitor.user.id }, as: visitor };
  const { status } = await api.call(endpoints.getUser, input);
  const [session] = await api.db.select().from(sessions);
  return { status, isWritten: session?.seenAt.getTime() !== loggedInAt.getTime() };
};

const readAfterTwoHours = (meanwhile?: () => unknown) => readAfter(hours(2), meanwhile);

test("a session that was not used for an hour is marked as seen by a read", async () => {
  api = await createTestApi();
  expect(await readAfterTwoHours()).toEqual({ status: 200, isWritten: true });
});

test("a session that was opened ahead of its time is marked as seen when the clock is put right", async () => {
  api = await createTestApi();
  expect(await readAfter(-hours(2))).toEqual({ status: 200, isWritten: true });
});

test.runIf(process.platform === "linux")(
  "on a full disk a read writes nothing to the embedded database, which would freeze",
  async () => {
    api = await createTestApi();
    // A file system without free space.
    const fill = () => Object.assign(api.config, { dataDir: "/proc" });
    expect(await readAfterTwoHours(fill)).toEqual({ status: 200, isWritten: false });
  },
);

test("a read is answered while the disk of PostgreSQL is full", async () => {
  api = await createTestApi();
  await api.db.execute(
    sql`CREATE FUNCTION refuse() RETURNS trigger AS 'BEGIN RAISE EXCEPTION ''full'' USING ERRCODE = ''53100''; END' LANGUAGE plpgsql`,
  );
  await api.db.execute(
    sql`CREATE TRIGGER refuse BEFORE UPDATE ON sessions FOR EACH ROW EXECUTE FUNCTION refuse()`,
  );
  expect(await readAfterTwoHours()).toEqual({ status: 200, isWritten: false });
});
