import { and, eq, isNull, lt, or } from "drizzle-orm";
import { addMs } from "../../clock.ts";
import type { Db } from "../../db/client.ts";
import { deskRequests } from "./staff.tables.ts";

export type DeskRequestRow = typeof deskRequests.$inferSelect;
export type DeskRequestId = Pick<DeskRequestRow, "staffId" | "key">;

const isNamed = ({ staffId, key }: DeskRequestId) =>
  and(eq(deskRequests.staffId, staffId), eq(deskRequests.key, key));

/** Claims a key for a request. Returns false if another request has it. A key is free again when its request is too old. */
export const claimDeskRequest = async (
  db: Db,
  request: Pick<DeskRequestRow, "staffId" | "key" | "requestHash" | "createdAt">,
  { olderThanMs, abandonedAfterMs }: { olderThanMs: number; abandonedAfterMs: number },
): Promise<boolean> => {
  const { requestHash, createdAt } = request;
  const rows = await db
    .insert(deskRequests)
    .values(request)
    .onConflictDoUpdate({
      target: [deskRequests.staffId, deskRequests.key],
      set: { requestHash, createdAt, status: null, body: null },
      setWhere: or(
        lt(deskRequests.createdAt, addMs(createdAt, -olderThanMs)),
        and(
          isNull(deskRequests.status),
          eq(deskRequests.requestHash, requestHash),
          lt(deskRequests.createdAt, addMs(createdAt, -abandonedAfterMs)),
        ),
      ),
    })
    .returning({ key: deskRequests.key });
  return rows.length > 0;
};

export const findDeskRequest = async (
  db: Db,
  id: DeskRequestId,
): Promise<DeskRequestRow | undefined> =>
  (await db.select().from(deskRequests).where(isNamed(id)))[0];

export const storeDeskAnswer = async (
  db: Db,
  id: DeskRequestId,
  answer: { status: number; body: string },
): Promise<void> => {
  await db.update(deskRequests).set(answer).where(isNamed(id));
};

export const forgetDeskRequest = async (db: Db, id: DeskRequestId): Promise<void> => {
  await db.delete(deskRequests).where(isNamed(id));
};
