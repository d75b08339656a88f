import type { Clock } from "../../clock.ts";
import type { ChangeContext } from "../../context.ts";
import type { Db } from "../../db/client.ts";
import { transact } from "../../db/transact.ts";
import { insertAudit } from "../audit/audit.repo.ts";
import { nameOf } from "../audit/audit.rules.ts";
import type { Actor, AuditedChange } from "../audit/audit.rules.ts";
import { queueMail, queueMails } from "../mail/mail.repo.ts";
import { newMessageMails } from "../owner/ownerMails.rules.ts";
import { readFace } from "../shop/shopParts.repo.ts";
import type { FaceConfig } from "../shop/shopParts.repo.ts";
import { queueEvents } from "../webhooks/webhooks.repo.ts";
import { answerMail } from "./answerMail.rules.ts";
import { findMessage, insertAnswer, insertContact, writeMessageState } from "./messages.repo.ts";
import type { Contact } from "./messages.repo.ts";
import type { MessageState } from "./messages.tables.ts";

const messageAudit = (id: string, before: MessageState, after: MessageState): AuditedChange => ({
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

export interface AnswerOrder {
  id: string;
  text: string;
  /** The state that the message is said to have. Default: any. */
  expected?: MessageState;
}

export type AnsweredMessage =
  | { kind: "answered"; email: string }
  | { kind: "unknown" }
  | { kind: "overtaken" };

/** Answers a message by e-mail. A further answer is sent and kept as well. */
export const answerMessage = (
  { db, clock, config, transaction = transact }: ChangeContext & { config: FaceConfig },
  { id, text, expected }: AnswerOrder,
  actor: Actor,
): Promise<AnsweredMessage> =>
  transaction(db, async (tx): Promise<AnsweredMessage> => {
    const message = await findMessage(tx, id);
    if (!message) return { kind: "unknown" };
    const { state, email } = message;
    if (expected !== undefined && expected !== state) return { kind: "overtaken" };
    const now = clock.now();
    const answer = { messageId: id, text, answeredAt: now, answeredBy: nameOf(actor) };
    if (!(await insertAnswer(tx, { ...answer, before: state }))) return { kind: "overtaken" };
    await queueMail(tx, answerMail(message, text, await readFace(tx, config)), clock);
    const occasion = { actor, action: "message:answer", changedAt: now };
    await insertAudit(tx, occasion, [messageAudit(id, state, "answered")]);
    return { kind: "answered", email };
  });
