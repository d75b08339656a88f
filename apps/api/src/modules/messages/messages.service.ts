import type { Clock } from "../../clock.ts";
import type { ChangeContext } from "../../context.ts";
import type { Db } from "../../db/client.ts";
import { transact } from "../../db/transact.ts";
import { insertAudit } from "../audit/audit.repo.ts";
import type { AuditContext } from "../audit/audit.repo.ts";
import { nameOf } from "../audit/audit.rules.ts";
import type { Actor, AuditedChange, AuditAction } from "../audit/audit.rules.ts";
import { queueMail, queueMails } from "../mail/mail.repo.ts";
import { newMessageMails } from "../owner/ownerMails.rules.ts";
import { readBrand } from "../shop/shopParts.repo.ts";
import type { BrandConfig } from "../shop/shopParts.repo.ts";
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

interface Overtaken {
  kind: "overtaken";
  /** The state that it has now, if it was read. */
  state?: MessageState;
}

export type MovedMessage = { kind: "moved"; name: string } | { kind: "unknown" } | Overtaken;

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

interface StateOrder {
  id: string;
  /** The state that the message is said to have. Default: any. */
  expected?: MessageState;
}

const moveMessage = (
  { db, clock, transaction = transact }: ChangeContext,
  { id, expected }: StateOrder,
  to: { state: MessageState; action: AuditAction },
  actor: Actor,
): Promise<MovedMessage> =>
  transaction(db, async (tx): Promise<MovedMessage> => {
    const message = await findMessage(tx, id);
    if (!message) return { kind: "unknown" };
    const { name, state } = message;
    if (state === to.state) return { kind: "moved", name };
    if (expected !== undefined && expected !== state) return { kind: "overtaken", state };
    const now = clock.now();
    const handledAt = to.state === "open" ? null : now;
    if (!(await writeMessageState(tx, id, state, { state: to.state, handledAt })))
      return { kind: "overtaken" };
    const occasion: AuditContext = { actor, action: to.action, changedAt: now };
    await insertAudit(tx, occasion, [messageAudit(id, state, to.state)]);
    return { kind: "moved", name };
  });

/** Closes a message. Does nothing when it is closed already. */
export const closeMessage = (
  context: ChangeContext,
  order: StateOrder,
  actor: Actor,
): Promise<MovedMessage> =>
  moveMessage(context, order, { state: "closed", action: "message:close" }, actor);

/** Opens a message again. Does nothing when it is open. */
export const reopenMessage = (
  context: ChangeContext,
  order: StateOrder,
  actor: Actor,
): Promise<MovedMessage> =>
  moveMessage(context, order, { state: "open", action: "message:reopen" }, actor);

export interface AnswerOrder extends StateOrder {
  text: string;
}

export type AnsweredMessage = { kind: "answered"; email: string } | { kind: "unknown" } | Overtaken;

/** Answers a message by e-mail. A further answer is sent and kept as well. */
export const answerMessage = (
  { db, clock, config, transaction = transact }: ChangeContext & { config: BrandConfig },
  { id, text, expected }: AnswerOrder,
  actor: Actor,
): Promise<AnsweredMessage> =>
  transaction(db, async (tx): Promise<AnsweredMessage> => {
    const message = await findMessage(tx, id);
    if (!message) return { kind: "unknown" };
    const { state, email } = message;
    if (expected !== undefined && expected !== state) return { kind: "overtaken", state };
    const now = clock.now();
    const answer = { messageId: id, text, answeredAt: now, answeredBy: nameOf(actor) };
    if (!(await insertAnswer(tx, { ...answer, before: state }))) return { kind: "overtaken" };
    await queueMail(tx, answerMail(message, text, await readBrand(tx, config)), clock);
    const occasion: AuditContext = { actor, action: "message:answer", changedAt: now };
    await insertAudit(tx, occasion, [messageAudit(id, state, "answered")]);
    return { kind: "answered", email };
  });
