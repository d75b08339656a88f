import type { Clock } from "../../clock.ts";
import type { Db } from "../../db/client.ts";
import { transact } from "../../db/transact.ts";
import { insertAudit } from "../audit/audit.repo.ts";
import type { Actor, AuditedChange } from "../audit/audit.rules.ts";
import { queueMails } from "../mail/mail.repo.ts";
import { newMessageMails } from "../owner/ownerMails.rules.ts";
import { queueEvents } from "../webhooks/webhooks.repo.ts";
import { findMessage, insertContact, writeMessageState } from "./messages.repo.ts";
import type { Contact } from "./messages.repo.ts";
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

/** Stores a message of the contact form, and tells the shopkeeper of it. */
export const receiveMessage = (
  { db, clock, owners }: { db: Db; clock: Clock; owners: readonly string[] },
  contact: Contact,
): Promise<void> =>
  transact(db, async (tx) => {
    const now = clock.now();
    const id = await insertContact(tx, contact, now);
    if (id === undefined) return;
    await queueMails(tx, newMessageMails(owners, { id, ...contact }), now);
    await queueEvents(tx, [{ type: "message.received", data: { messageId: id } }], now);
  });

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
