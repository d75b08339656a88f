import type { Context } from "../../context.ts";
import { merchantError } from "../../http/httpError.ts";
import { keyRoute } from "../../http/route.ts";
import type { RouteDefinition } from "../../http/route.ts";
import { findEntries } from "../audit/audit.repo.ts";
import { nameEntries } from "../audit/entryNames.repo.ts";
import { valueWords } from "../audit/audit.rules.ts";
import { undoabilityOf, undoChange } from "../audit/undo.service.ts";
import { shopDayOf } from "../orders/period.rules.ts";
import { merchantLogEndpoints as endpoints } from "./merchantLog.rules.ts";
import { pageOf } from "./pages.ts";
import { gone } from "./refusals.ts";

const idOf = (id: number | null): string | null => (id === null ? null : String(id));

/** The endpoints of the audit log. */
export const merchantLogRoutes = ({ db, clock, config }: Context): RouteDefinition[] => [
  keyRoute(endpoints.listLog, "log:read", async ({ query, caller }) => {
    const { actor, kind, find, day, after, limit } = query;
    const filter = {
      actor,
      kind,
      find,
      period: day === undefined ? undefined : shopDayOf(day),
      belowId: after === undefined ? undefined : Number(after),
    };
    const found = await findEntries(db.desk, filter, limit + 1);
    const named = await nameEntries(db.desk, found, caller.scopes);
    const entries = named.map((entry) => {
      const undo = undoabilityOf(entry, caller);
      return {
        id: String(entry.id),
        changedAt: entry.changedAt.toISOString(),
        actor: { kind: entry.actorKind, name: entry.actor, fullName: entry.actorName },
        action: entry.action,
        target: entry.target,
        targetName: entry.targetName,
        before: entry.before,
        after: entry.after,
        undoes: idOf(entry.undoes),
        undoneBy: idOf(entry.undoneBy),
        undo: {
          isPossible: undo.isPossible,
          reason: undo.isPossible ? null : undo.reason,
        },
      };
    });
    const { rows, next } = pageOf(entries, limit);
    return { status: 200, body: { entries: rows, next } };
  }),
  keyRoute(endpoints.undoChange, "log:write", async ({ params, body, caller }) => {
    const { dryRun } = body;
    const { entryId } = params;
    const context = { db: db.write, clock, config };
    const outcome = await undoChange(context, { id: Number(entryId), dryRun }, caller);
    switch (outcome.kind) {
      case "unknown":
        throw gone("entry");
      case "impossible":
        throw merchantError(409, "not_undoable", outcome.reason);
      case "refused":
        throw merchantError(409, "refused", `${outcome.reason}. Nothing was changed.`);
      case "differs": {
        const [logged, present] = [valueWords(outcome.logged), valueWords(outcome.present)];
        const values =
          logged === undefined || present === undefined
            ? ""
            : `: it was ${logged} after that change, and is ${present} now`;
        throw merchantError(
          409,
          "changed_since",
          `It has been changed since${values}. Nothing was changed.`,
        );
      }
      case "undone": {
        const { target, before, after } = outcome;
        return { status: 200, body: { dryRun, id: entryId, target, before, after } };
      }
    }
  }),
];
