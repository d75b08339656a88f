import { parse as parseQuery } from "node:querystring";
import { MAX_PLAIN_ROWS } from "@pallu/contract/schemas";
import { sql } from "drizzle-orm";
import { serializerCompiler } from "fastify-type-provider-zod";
import type { z } from "zod";
import { seconds } from "./clock.ts";
import type { Context } from "./context.ts";
import { isTransient, isUnreachable } from "./db/databaseErrors.ts";
import { openVersionReader } from "./db/dataVersion.ts";
import { rowsOf } from "./db/rows.ts";
import { HttpError, httpError, notFound } from "./http/httpError.ts";
import type { ReadDefinition } from "./http/route.ts";
import { BusyError } from "./http/sharedTurn.ts";
import type { Waiter } from "./http/sharedTurn.ts";
import { catalogueRoutes } from "./modules/catalogue/catalogue.routes.ts";
import { products } from "./modules/catalogue/catalogue.tables.ts";
import { findRedirect, hasRedirects } from "./modules/redirects/redirects.repo.ts";
import { shopRoutes } from "./modules/shop/shop.routes.ts";
import { readShopState } from "./modules/shop/shopParts.repo.ts";
import type { ShopState } from "./modules/shop/shopParts.repo.ts";
import { createListRepo } from "./modules/catalogue/catalogueList.repo.ts";

/**
 * Why a read failed: 4xx (`missing`), no connection (`unreachable`), a timeout or overload (`busy`), or an internal
 * error (`failed`).
 */
export type ReadFailure = "missing" | "unreachable" | "busy" | "failed";

export class ReadError extends Error {
  override readonly name = "ReadError";
  readonly failure: ReadFailure;

  /** `subject` is the URL path or a description of what was read. */
  constructor(subject: string, failure: ReadFailure, cause?: unknown) {
    super(`${subject}: ${failure}`, { cause });
    this.failure = failure;
  }
}

/** Reads the public catalogue for pages that are rendered in this process. */
export interface CatalogueReader {
  /** Reads the URL path of a public catalogue call: the JSON text that the API answers. Rejects with ReadError. */
  read: (path: string) => Promise<string>;
  /** Whether there are more variants than the API lists without parameters. Rejects with ReadError. */
  isLarge: () => Promise<boolean>;
  /** Lists ids of products that shoppers see, ordered, at most `limit` after an id. Rejects with ReadError. */
  productIds: (after: string | null, limit: number) => Promise<string[]>;
  /** Returns whether the shop is the demo, or the hashes of its own parts by name. Rejects with ReadError. */
  shop: () => Promise<ShopState>;
  /** Returns a string that changes with every committed change of the catalogue. Rejects with ReadError. */
  version: () => Promise<string>;
  /** Old addresses that lead to other pages. Both reject with ReadError. */
  redirects: {
    /** Whether there is any. */
    isUsed: () => Promise<boolean>;
    /** Returns where a URL path with its query leads. Null if nowhere. */
    find: (url: string) => Promise<string | null>;
  };
}

const failureOf = (error: unknown): ReadFailure => {
  if (error instanceof BusyError) return "busy";
  if (error instanceof HttpError && error.statusCode < 500) return "missing";
  if (isUnreachable(error)) return "unreachable";
  return isTransient(error) ? "busy" : "failed";
};

/** A page may wait longer than a call, because one rendering serves all visitors. */
const readTimeoutMs = ({ databaseUrl }: Context["config"]): number =>
  databaseUrl === undefined ? seconds(20) : seconds(8);

/** Waits for work until the timeout. Rejects with ReadError. */
const withTimeout = async <T>(subject: string, timeoutMs: number, work: Promise<T>): Promise<T> => {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new ReadError(subject, "busy")), timeoutMs);
  });
  try {
    return await Promise.race([work, late]);
  } catch (error) {
    throw error instanceof ReadError ? error : new ReadError(subject, failureOf(error), error);
  } finally {
    clearTimeout(timer);
  }
};

/** Stands for all pages. Their reads pass no queue and are never abandoned: pages wait in the queue for rendering. */
const waiter: Waiter = { source: "pages", hasLeft: () => false };

/** Parses input as the route does. Throws a refusal with 400. */
const parse = (schema: z.ZodType | undefined, read: () => unknown): unknown => {
  try {
    return schema?.parse(read());
  } catch (error) {
    throw httpError(400, String(error));
  }
};

/** Returns the pattern of a route's path, and a function that calls the route without a request. */
const callerOf = ({ endpoint, handle }: ReadDefinition) => {
  const { method, path: url } = endpoint.call;
  const schema = endpoint.responses[200];
  if (!schema) throw new Error(`${url} has no response 200.`);
  const serialize = serializerCompiler({ schema, method, url });
  return {
    pattern: new RegExp(`^${url.replaceAll(/:(\w+)/g, "(?<$1>[^/]+)")}$`),
    call: async (params: Record<string, string>, query: string): Promise<string> => {
      const { body } = await handle({
        params: parse(endpoint.params, () =>
          Object.fromEntries(
            Object.entries(params).map(([name, part]) => [name, decodeURIComponent(part)]),
          ),
        ),
        query: parse(endpoint.query, () => parseQuery(query)),
        waiter,
      });
      return serialize(body);
    },
  };
};

/**
 * Creates a reader that calls the handlers of the catalogue without HTTP: the input is parsed and the body is serialized
 * by the schemas of the endpoint. Its reads do not wait in the queue of the public API. A read fails as busy after `timeoutMs`
 * (default: 20 s on the embedded database, 8 s on PostgreSQL).
 */
export const createCatalogueReader = (
  { db, config }: Pick<Context, "db" | "config">,
  timeoutMs: number = readTimeoutMs(config),
): CatalogueReader => {
  const callers = [
    ...catalogueRoutes({ db }, { maxListMs: timeoutMs }),
    ...shopRoutes({ db, config }),
  ].map(callerOf);
  const list = createListRepo(db.read);
  const readVersion = openVersionReader(db.read);
  const read = async (path: string): Promise<string> => {
    const [, pathname = "", query = ""] = /^([^?]*)\??(.*)$/s.exec(path) ?? [];
    for (const { pattern, call } of callers) {
      const found = pattern.exec(pathname);
      if (found) return call(found.groups ?? {}, query);
    }
    throw notFound();
  };
  return {
    read: (path) => withTimeout(path, timeoutMs, read(path)),
    isLarge: async () => {
      const counts = list.counts("variants", undefined);
      return (
        (await withTimeout("the size of the catalogue", timeoutMs, counts)).size > MAX_PLAIN_ROWS
      );
    },
    productIds: async (after, limit) => {
      const ids = rowsOf<{ id: string }>(
        db.read,
        sql`
          SELECT ${products.id} AS id FROM ${products}
          WHERE NOT ${products.hidden} ${after === null ? sql`` : sql`AND ${products.id} > ${after}`}
          ORDER BY ${products.id} LIMIT ${limit}
        `,
      );
      return (await withTimeout("the ids of the products", timeoutMs, ids)).map(({ id }) => id);
    },
    shop: () => withTimeout("the parts of the shop", timeoutMs, readShopState(db.read, config)),
    // Times out before the data: a page without a known version can be rendered, but not cached.
    version: () => withTimeout("the catalogue's version", timeoutMs / 4, readVersion()),
    redirects: {
      isUsed: () => withTimeout("the redirects", timeoutMs / 4, hasRedirects(db.read)),
      find: (url) => withTimeout("a redirect", timeoutMs / 4, findRedirect(db.read, url)),
    },
  };
};
