import { sql } from "drizzle-orm";
import { fastify } from "fastify";
import type { FastifyError } from "fastify";
import {
  hasZodFastifySchemaValidationErrors,
  serializerCompiler,
  validatorCompiler,
} from "fastify-type-provider-zod";
import { seconds } from "./clock.ts";
import type { Context } from "./context.ts";
import { isTransient, isUnreachable } from "./db/databaseErrors.ts";
import { openVersionReader } from "./db/dataVersion.ts";
import { rowsOf } from "./db/rows.ts";
import { HttpError } from "./http/httpError.ts";
import { registerRoutes } from "./http/route.ts";
import { BusyError } from "./http/sharedTurn.ts";
import { catalogueRoutes } from "./modules/catalogue/catalogue.routes.ts";
import { products } from "./modules/catalogue/catalogue.tables.ts";

/**
 * Why a read failed: 404 (`missing`), no connection (`unreachable`), a timeout or overload (`busy`), or an internal
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
  /** Reads the URL path of a public catalogue call as JSON. Rejects with ReadError. */
  read: (path: string) => Promise<unknown>;
  /** Lists ids of products that shoppers see, ordered, at most `limit` after an id. Rejects with ReadError. */
  productIds: (after: string | null, limit: number) => Promise<string[]>;
  /** Returns a string that changes with every committed change of the catalogue. Rejects with ReadError. */
  version: () => Promise<string>;
  close: () => Promise<void>;
}

const failureOf = (error: unknown): ReadFailure => {
  if (error instanceof BusyError) return "busy";
  if (isUnreachable(error)) return "unreachable";
  return isTransient(error) ? "busy" : "failed";
};

/** A page may wait longer than a call, because one rendering serves all visitors. */
const readTimeoutMs = ({ databaseUrl }: Context["config"]): number =>
  databaseUrl === undefined ? seconds(20) : seconds(8);

const withTimeout = async <T>(subject: string, timeoutMs: number, work: Promise<T>): Promise<T> => {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new ReadError(subject, "busy")), timeoutMs);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
};

/** Runs a query. Rejects with ReadError. */
const query = async <T>(subject: string, timeoutMs: number, work: Promise<T>): Promise<T> => {
  try {
    return await withTimeout(subject, timeoutMs, work);
  } catch (error) {
    throw error instanceof ReadError ? error : new ReadError(subject, failureOf(error), error);
  }
};

/**
 * Opens a reader with only the catalogue's routes. It has no socket, so it needs no limits, and its reads bypass the
 * queue of public calls. A read fails as busy after `timeoutMs` (default: 20 s on the embedded database, 8 s on
 * PostgreSQL).
 */
export const openCatalogueReader = async (
  { db, clock, config }: Context,
  timeoutMs: number = readTimeoutMs(config),
): Promise<CatalogueReader> => {
  const app = fastify({ routerOptions: { maxParamLength: 200 } });
  const failures = new WeakMap<object, unknown>();
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    const isRefusal =
      (error instanceof HttpError && error.statusCode < 500) ||
      hasZodFastifySchemaValidationErrors(error);
    if (!isRefusal) failures.set(request.raw, error);
    return reply.code(isRefusal ? 404 : 500).send();
  });
  const readVersion = openVersionReader(db.read);
  registerRoutes(app, catalogueRoutes({ db }, { maxListMs: timeoutMs }), clock);
  await app.ready();
  return {
    read: async (path) => {
      const answer = await withTimeout(path, timeoutMs, app.inject({ method: "GET", url: path }));
      if (answer.statusCode === 200) return answer.json<unknown>();
      const cause = failures.get(answer.raw.req);
      throw new ReadError(path, cause === undefined ? "missing" : failureOf(cause), cause);
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
      return (await query("the ids of the products", timeoutMs, ids)).map(({ id }) => id);
    },
    // Times out before the data: a page without a known version can be rendered, but not cached.
    version: () => query("the catalogue's version", timeoutMs / 4, readVersion()),
    close: () => app.close(),
  };
};
