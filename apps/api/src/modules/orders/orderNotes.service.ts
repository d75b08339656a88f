import type { ChangeContext } from "../../context.ts";
import { transact } from "../../db/transact.ts";
import { insertAudit } from "../audit/audit.repo.ts";
import type { AuditContext } from "../audit/audit.repo.ts";
import { nameOf } from "../audit/audit.rules.ts";
import type { Actor } from "../audit/audit.rules.ts";
import { deleteNote, findNote, insertNote } from "./orderNotes.repo.ts";
import { findOrder } from "./orders.repo.ts";
import { isOpen } from "./orderStates.rules.ts";

type OrderNote = Awaited<ReturnType<typeof insertNote>>;

export type NoteOutcome =
  | { kind: "written"; note: OrderNote }
  | { kind: "unknown" }
  /** The account is erased and the order has ended: nothing about the person is kept any more. */
  | { kind: "erased" };

/** Adds a note to an order. The audit log says that, and not the text. */
export const addNote = (
  { db, clock, transaction = transact }: ChangeContext,
  { orderId, text }: { orderId: string; text: string },
  actor: Actor,
): Promise<NoteOutcome> =>
  transaction(db, async (tx) => {
    const found = await findOrder(tx, orderId);
    if (!found || found.order.importedAt !== null) return { kind: "unknown" };
    const { userId, state } = found.order;
    if (userId === null && !isOpen(state)) return { kind: "erased" };
    const now = clock.now();
    const note = await insertNote(tx, {
      orderId,
      text,
      writtenAt: now,
      writtenBy: nameOf(actor),
    });
    const occasion: AuditContext = { actor, action: "order:note", changedAt: now };
    await insertAudit(tx, occasion, [{ target: `order ${orderId}`, after: { note: note.id } }]);
    return { kind: "written", note };
  });

export type RemovedNote = { kind: "removed" } | { kind: "unknown" } | { kind: "other"; by: string };

/** Removes a note that the actor wrote. */
export const removeNote = (
  { db, clock, transaction = transact }: ChangeContext,
  { orderId, noteId }: { orderId: string; noteId: number },
  actor: Actor,
): Promise<RemovedNote> =>
  transaction(db, async (tx) => {
    const note = await findNote(tx, orderId, noteId);
    if (!note) return { kind: "unknown" };
    if (note.writtenBy !== nameOf(actor)) return { kind: "other", by: note.author };
    await deleteNote(tx, noteId);
    const occasion: AuditContext = { actor, action: "order:unnote", changedAt: clock.now() };
    await insertAudit(tx, occasion, [{ target: `order ${orderId}`, before: { note: noteId } }]);
    return { kind: "removed" };
  });
