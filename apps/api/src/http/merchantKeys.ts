import type { FastifyInstance, FastifyRequest } from "fastify";
import { minutes } from "../clock.ts";
import type { Context } from "../context.ts";
import { isTransient } from "../db/databaseErrors.ts";
import { isTooFull } from "../db/freeSpace.ts";
import { findKeyByHash, hasKeys, markKeyUsed } from "./auth/keys.repo.ts";
import type { StoredKey } from "./auth/keys.repo.ts";
import type { Caller, Scope } from "./auth/keys.rules.ts";
import { KEY_PREFIX } from "./auth/keys.rules.ts";
import { bearerOf } from "./bearer.ts";
import { merchantError, notFound } from "./httpError.ts";
import { hashSecret } from "./secrets.ts";

declare module "fastify" {
  interface FastifyRequest {
    /** The caller of the merchant API. Null on other calls. */
    caller: Caller | null;
  }
  interface FastifyContextConfig {
    /** The scope that a call of the merchant API requires. */
    scope?: Scope;
  }
}

/** Minimum interval between writes of the last use, so that few reads cause a write. */
const LAST_USE_WRITE_INTERVAL_MS = minutes(1);

const markUsed = async (
  { db, clock, config }: Context,
  { name, lastUsedAt }: StoredKey,
): Promise<void> => {
  const unwrittenMs = Math.abs(clock.now().getTime() - (lastUsedAt?.getTime() ?? 0));
  if (unwrittenMs <= LAST_USE_WRITE_INTERVAL_MS) return;
  if (await isTooFull(config)) return;
  try {
    await markKeyUsed(db.write, name, clock.now());
  } catch (error) {
    if (!isTransient(error)) throw error;
  }
};

const requireValid = (key: StoredKey | undefined, now: Date): StoredKey => {
  if (!key) throw merchantError(401, "unknown_key", "The key is not known.");
  if (key.revokedAt) throw merchantError(401, "revoked_key", "The key was revoked.");
  if (key.expiresAt <= now) throw merchantError(401, "expired_key", "The key has expired.");
  return key;
};

const requireBearer = (request: FastifyRequest): string => {
  const secret = bearerOf(request);
  if (secret === undefined)
    throw merchantError(401, "missing_key", "Send a key: Authorization: Bearer pallu_key_…");
  return secret;
};

/**
 * Authenticates calls of the merchant API by the Authorization header alone and ignores cookies. Responds 404 until the
 * first key exists.
 */
export const registerMerchantKeys = (app: FastifyInstance, context: Context): void => {
  const { db, clock } = context;
  // Never becomes false again, because keys are revoked and not deleted.
  let isEnabled = false;
  app.decorateRequest("caller", null);
  app.addHook("onRequest", async (request, reply) => {
    const { endpoint, scope } = request.routeOptions.config;
    if (endpoint?.access !== "key") return;
    isEnabled ||= await hasKeys(db.read);
    if (!isEnabled) throw notFound();
    // For the 401 responses below (RFC 9110).
    reply.header("www-authenticate", 'Bearer realm="merchant"');
    const secret = requireBearer(request);
    const storedKey = secret.startsWith(KEY_PREFIX)
      ? await findKeyByHash(db.read, hashSecret(secret))
      : undefined;
    const key = requireValid(storedKey, clock.now());
    reply.removeHeader("www-authenticate");
    await app.countKeyUse(key.name);
    if (scope === undefined || !key.scopes.includes(scope))
      throw merchantError(403, "missing_scope", `The key lacks the scope ${scope}.`);
    request.caller = { kind: "key", name: key.name, scopes: key.scopes };
    await markUsed(context, key);
  });
};
