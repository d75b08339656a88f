import { randomUUID } from "node:crypto";
import type { ChangeContext } from "../../context.ts";
import { transact } from "../../db/transact.ts";
import { insertAudit } from "../audit/audit.repo.ts";
import type { Actor, AuditValues } from "../audit/audit.rules.ts";
import {
  countSavedAnswers,
  deleteSavedAnswer,
  findSavedAnswer,
  isNameTaken,
  lockSavedAnswers,
  writeSavedAnswer,
} from "./savedAnswers.repo.ts";
import type { SavedAnswer } from "./savedAnswers.repo.ts";
import { MAX_SAVED_ANSWERS } from "./savedAnswers.rules.ts";

export interface SavedAnswerOrder {
  name: string;
  text: string;
}

interface Version {
  /** When it was changed last, as it was read. Default: any time. */
  expected?: Date;
}

export type SavedAnswerRefusal =
  | { kind: "unknown" }
  | { kind: "known_name" }
  | { kind: "too_many" }
  | { kind: "unexpected"; stored: SavedAnswer };

export type SavedAnswerOutcome = { kind: "saved"; saved: SavedAnswer } | SavedAnswerRefusal;

export type RemovedSavedAnswer = { kind: "removed" } | SavedAnswerRefusal;

/** The length stands for the text. */
const auditOf = ({ name, text }: SavedAnswerOrder): AuditValues => ({
  name,
  characters: text.length,
});

const isOther = ({ changedAt }: SavedAnswer, expected: Date | undefined): boolean =>
  expected !== undefined && changedAt.getTime() !== expected.getTime();

/** Saves a text for answers to messages. Its name must be new. */
export const addSavedAnswer = (
  { db, clock, transaction = transact }: ChangeContext,
  order: SavedAnswerOrder,
  actor: Actor,
): Promise<SavedAnswerOutcome> =>
  transaction(db, async (tx): Promise<SavedAnswerOutcome> => {
    await lockSavedAnswers(tx);
    const saved = { id: randomUUID(), ...order, changedAt: clock.now() };
    if (await isNameTaken(tx, saved)) return { kind: "known_name" };
    if ((await countSavedAnswers(tx)) >= MAX_SAVED_ANSWERS) return { kind: "too_many" };
    await writeSavedAnswer(tx, saved);
    await insertAudit(tx, { actor, action: "savedAnswer:add", changedAt: saved.changedAt }, [
      { target: `saved answer ${saved.id}`, after: auditOf(saved) },
    ]);
    return { kind: "saved", saved };
  });

/** Changes a saved answer. */
export const changeSavedAnswer = (
  { db, clock, transaction = transact }: ChangeContext,
  { id, expected, name, text }: SavedAnswerOrder & Version & { id: string },
  actor: Actor,
): Promise<SavedAnswerOutcome> =>
  transaction(db, async (tx): Promise<SavedAnswerOutcome> => {
    await lockSavedAnswers(tx);
    const stored = await findSavedAnswer(tx, id);
    if (!stored) return { kind: "unknown" };
    if (isOther(stored, expected)) return { kind: "unexpected", stored };
    const saved = { id, name, text, changedAt: clock.now() };
    if (await isNameTaken(tx, saved)) return { kind: "known_name" };
    await writeSavedAnswer(tx, saved);
    await insertAudit(tx, { actor, action: "savedAnswer:change", changedAt: saved.changedAt }, [
      { target: `saved answer ${id}`, before: auditOf(stored), after: auditOf(saved) },
    ]);
    return { kind: "saved", saved };
  });

/** Removes a saved answer. Answers that were sent keep its text. */
export const removeSavedAnswer = (
  { db, clock, transaction = transact }: ChangeContext,
  { id, expected }: Version & { id: string },
  actor: Actor,
): Promise<RemovedSavedAnswer> =>
  transaction(db, async (tx): Promise<RemovedSavedAnswer> => {
    await lockSavedAnswers(tx);
    const stored = await findSavedAnswer(tx, id);
    if (!stored) return { kind: "unknown" };
    if (isOther(stored, expected)) return { kind: "unexpected", stored };
    await deleteSavedAnswer(tx, id);
    await insertAudit(tx, { actor, action: "savedAnswer:remove", changedAt: clock.now() }, [
      { target: `saved answer ${id}`, before: auditOf(stored) },
    ]);
    return { kind: "removed" };
  });
