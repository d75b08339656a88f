import type { Clock } from "../../clock.ts";
import type { Db } from "../../db/client.ts";
import { insertAudit } from "../audit/audit.repo.ts";
import type { Actor, AuditedChange } from "../audit/audit.rules.ts";
import { findMessage, writeMessageState } from "./messages.repo.ts";
import type { MessageState } from "./messages.tables.ts";

export const messageAudit = (
  id: string,
  before: MessageState,
  after: MessageState,
): AuditedChange => ({
  target: `message ${id}`,
  before: { state: before },
  after: { state: after },
});

export type ClosedMessage =
  | { kind: "closed"; name: string }
  | { kind: "unknown" }
  | { kind: "overtaken" };

/** Closes a message. Does nothing when it is closed already. */
export const closeMessage = (
  { db, clock }: { db: Db; clock: Clock },
  id: string,
  actor: Actor,
): Promise<ClosedMessage> =>
  db.transaction(async (tx) => {
    const message = await findMessage(tx, id);
    if (!message) return { kind: "unknown" };
    const { name, state } = message;
    if (state === "closed") return { kind: "closed", name };
    const now = clock.now();
    if (!(await writeMessageState(tx, id, state, { state: "closed", handledAt: now })))
      return { kind: "overtaken" };
    const occasion = { actor, action: "message:close", changedAt: now };
    await insertAudit(tx, occasion, [messageAudit(id, state, "closed")]);
    return { kind: "closed", name };
  });
