import type { Config } from "../../config.ts";
import type { ChangeContext } from "../../context.ts";
import { transact } from "../../db/transact.ts";
import { PRIVATE_HOST, resolveErrorOf, targetsOf, urlErrorOf } from "../../http/targets.ts";
import { insertAudit } from "../audit/audit.repo.ts";
import type { Actor } from "../audit/audit.rules.ts";
import { deleteWebhook, insertWebhook, replay } from "./webhooks.repo.ts";

export type AddedWebhook =
  /** Without a full stop. */
  | { kind: "refused"; reason: string }
  /** The secret can be shown only now. `warning` says why the host cannot be reached now. */
  | { kind: "added"; id: string; url: string; secret: string; warning: string | undefined };

/** Adds a URL that gets every event. */
export const addWebhook = async (
  { db, clock, config, transaction = transact }: ChangeContext & { config: Config },
  text: string,
  actor: Actor,
): Promise<AddedWebhook> => {
  const targets = targetsOf(config.webhookTargets);
  const urlError = urlErrorOf(text, targets);
  if (urlError !== undefined) return { kind: "refused", reason: urlError };
  const url = new URL(text);
  const warning = await resolveErrorOf(url, targets);
  if (warning === PRIVATE_HOST) return { kind: "refused", reason: warning };
  return transaction(db, async (tx): Promise<AddedWebhook> => {
    const { id, secret } = await insertWebhook(tx, url.href, clock.now());
    // The path may contain a secret of the receiver, so only the origin is logged.
    await insertAudit(tx, { actor, action: "webhook:add", changedAt: clock.now() }, [
      { target: `webhook ${id}`, after: { origin: url.origin } },
    ]);
    return { kind: "added", id, url: url.href, secret, warning };
  });
};

/** Removes a webhook and what waits for it. Returns false for an unknown one. */
export const removeWebhook = (
  { db, clock, transaction = transact }: ChangeContext,
  id: string,
  actor: Actor,
): Promise<boolean> =>
  transaction(db, async (tx) => {
    if (!(await deleteWebhook(tx, id))) return false;
    await insertAudit(tx, { actor, action: "webhook:remove", changedAt: clock.now() }, [
      { target: `webhook ${id}`, before: { removed: false }, after: { removed: true } },
    ]);
    return true;
  });

/** Sends an event again, or all events of a webhook that were given up. Returns how many. */
export const replayEvents = (
  { db, clock, transaction = transact }: ChangeContext,
  id: string,
  actor: Actor,
): Promise<number> =>
  transaction(db, async (tx) => {
    const count = await replay(tx, id, clock.now());
    if (count > 0)
      await insertAudit(tx, { actor, action: "webhook:replay", changedAt: clock.now() }, [
        { target: `webhook event ${id}`, after: { events: count } },
      ]);
    return count;
  });
