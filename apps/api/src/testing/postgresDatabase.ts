import { randomBytes } from "node:crypto";
import pg from "pg";
import { openPostgres } from "../db/postgres.ts";
import { baseOf, fill } from "./seeds.ts";
import type { Seed } from "./seeds.ts";

/** A database of its own on a PostgreSQL server. */
export interface PostgresDatabase {
  url: string;
  /** Deletes it, with all connections to it. */
  stop: () => Promise<void>;
}

const withClient = async <T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
};

const urlOf = (server: string, name: string): string => {
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.href;
};

/** Names of the databases of a run begin with it. The end of the run deletes what is left of them. */
const prefix = (): string => process.env["TEST_POSTGRES_PREFIX"] ?? `pallu_test_${process.pid}_`;

/** Creates a database on a server: an empty one, or a copy of another one, to which nobody may be connected. */
export const createDatabaseOn = async (
  server: string,
  template = "template1",
): Promise<PostgresDatabase> => {
  const name = `${prefix()}${randomBytes(6).toString("hex")}`;
  await withClient(server, (client) =>
    client.query(`CREATE DATABASE ${name} TEMPLATE ${template}`),
  );
  return {
    url: urlOf(server, name),
    stop: () =>
      withClient(server, async (client) => {
        await client.query(`DROP DATABASE ${name} WITH (FORCE)`);
      }),
  };
};

/** Key of the advisory lock of the templates. */
const TEMPLATE_LOCK = 72_559;

/** Creates the template of a seed unless another process of the run has. Returns its name. */
const createTemplate = async (server: string, seed: Seed): Promise<string> => {
  const base = baseOf[seed];
  if (base === undefined) return "template1";
  const from = await templateOf(server, base);
  const name = `${prefix()}${seed}`;
  await withClient(server, async (client) => {
    // Ends with the connection, also with that of a process that was killed.
    await client.query("SELECT pg_advisory_lock($1)", [TEMPLATE_LOCK]);
    const { rows } = await client.query(
      "SELECT FROM pg_database WHERE datname = $1 AND datistemplate",
      [name],
    );
    if (rows.length > 0) return;
    await client.query(`DROP DATABASE IF EXISTS ${name}`);
    await client.query(`CREATE DATABASE ${name} TEMPLATE ${from}`);
    const database = await openPostgres(urlOf(server, name));
    try {
      await fill(database, seed);
    } finally {
      await database.close();
    }
    await client.query(`ALTER DATABASE ${name} IS_TEMPLATE true`);
  });
  return name;
};

/** Templates that this process knows to be complete. */
const templates = new Map<Seed, Promise<string>>();

const templateOf = (server: string, seed: Seed): Promise<string> => {
  const template = templates.get(seed) ?? createTemplate(server, seed);
  templates.set(seed, template);
  return template;
};

/** Returns the server of the run. Throws without one. */
const serverOfRun = (): string => {
  const server = process.env["TEST_POSTGRES_URL"];
  if (server) return server;
  throw new Error(
    "This test needs a PostgreSQL: install its server programs, or name a server where databases may be created in TEST_POSTGRES_URL.",
  );
};

/** Creates a database on the server of the run (TEST_POSTGRES_URL), as a copy of a template that is filled once a run. */
export const createPostgresDatabase = async (seed: Seed): Promise<PostgresDatabase> => {
  const server = serverOfRun();
  return createDatabaseOn(server, await templateOf(server, seed));
};
