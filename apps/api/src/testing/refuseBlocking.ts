/** Tables of which a shop may have many rows: a statement that reads all of them takes long. */
const bigTables = [
  "audit_entries",
  "cart_lines",
  "coupon_claims",
  "listing.entries",
  "listing.low_stock",
  "order_changes",
  "order_lines",
  "orders",
  "outbox",
  "products",
  "sessions",
  "users",
  "variant_images",
  "variants",
  "webhook_deliveries",
  "wishlist_entries",
];

/** Returns the statements without comments, quotes and bodies of functions, as one line each. */
const statementsOf = (text: string): string[] =>
  text
    .split("--> statement-breakpoint")
    .map((statement) =>
      statement
        .replaceAll(/\$\$[^]*?\$\$/g, "")
        .replaceAll(/--.*$/gm, "")
        .replaceAll('"', "")
        .replaceAll("public.", "")
        .replaceAll(/\s+/g, " ")
        .trim(),
    )
    .filter((statement) => statement !== "");

/** Returns the big table that follows a word of a statement. Undefined if there is none. */
type FindTable = (statement: string, before: RegExp) => string | undefined;

/** Tables that a migration creates are not big yet. */
const findTableOf = (statements: readonly string[]): FindTable => {
  const created = statements.map(
    (each) => /^CREATE TABLE (?:IF NOT EXISTS )?([\w.]+)/i.exec(each)?.[1],
  );
  const big = new Set(bigTables.filter((table) => !created.includes(table)));
  return (statement, before) => {
    const [, name = ""] =
      new RegExp(`${before.source} (?:IF EXISTS )?(?:ONLY )?([\\w.]+)`, "i").exec(statement) ?? [];
    return big.has(name) ? name : undefined;
  };
};

/** Returns why a statement that changes a table blocks its writers for long. Undefined if it does not. */
const refuseChange = (statement: string, find: FindTable): string | undefined => {
  const isIndex = /^CREATE (?:UNIQUE )?INDEX (?!CONCURRENTLY)/i.test(statement);
  const indexed = isIndex ? find(statement, /\bON/) : undefined;
  if (indexed) return `builds an index of ${indexed}, which blocks writes: use CONCURRENTLY`;
  const table = find(statement, /^ALTER TABLE/);
  if (!table) return undefined;
  if (/\bALTER COLUMN \w+ (?:SET DATA )?TYPE\b/i.test(statement))
    return `rewrites ${table}: add a column and copy it in parts`;
  const isChecked =
    /\b(?:ADD CONSTRAINT|CHECK|REFERENCES|UNIQUE|PRIMARY KEY)\b/i.test(statement) &&
    !/\bNOT VALID\b|\bUSING INDEX\b|\b(?:VALIDATE|DROP) CONSTRAINT\b/i.test(statement);
  if (isChecked || /\bSET NOT NULL\b/i.test(statement))
    return `checks all rows of ${table}: add the constraint with NOT VALID, and if rows have values already, validate it in the next migration`;
  return undefined;
};

const isLock = (statement: string): boolean =>
  /^LOCK TABLE |^SELECT pg_advisory_xact_lock\(/i.test(statement);

/** Whether a statement copies or changes rows. What others write meanwhile may be lost. */
const isBackfill = (statement: string, find: FindTable): boolean =>
  find(statement, /^(?:UPDATE|DELETE FROM|INSERT INTO)/) !== undefined ||
  (/^INSERT INTO /i.test(statement) && find(statement, /\bFROM/) !== undefined) ||
  /^SELECT listing\.refresh\(/i.test(statement);

/** Returns why statements that run outside of a transaction cannot be repeated after an interruption. */
const refuseConcurrent = (statements: readonly string[]): string[] =>
  statements.flatMap((statement, index) => {
    if (!/\bCONCURRENTLY\b/i.test(statement))
      return [`mixes indexes, built outside of a transaction, with others: ${statement}`];
    const [, name] = /^CREATE (?:UNIQUE )?INDEX CONCURRENTLY (\w+)/i.exec(statement) ?? [];
    const isDropped = statements[index - 1] === `DROP INDEX CONCURRENTLY IF EXISTS ${name};`;
    return name === undefined || isDropped
      ? []
      : [
          `cannot be repeated after an interruption: precede it by DROP INDEX CONCURRENTLY IF EXISTS ${name}`,
        ];
  });

/**
 * Returns the constraints that no row from before was checked by: those that some migration adds to a column of an earlier
 * one, and that no later one validates or drops.
 */
export const findUnchecked = (migrations: readonly string[]): string[] => {
  const all = migrations.map(statementsOf);
  return all.flatMap((statements, index) =>
    statements.flatMap((statement) => {
      const [, table = "", name = "", rule = ""] =
        /^ALTER TABLE (?:ONLY )?([\w.]+) ADD CONSTRAINT (\w+) (.*)\bNOT VALID\b/i.exec(statement) ??
        [];
      if (name === "") return [];
      const isNew = statements.some((other) => {
        const [, of, column = ""] =
          /^ALTER TABLE (?:ONLY )?([\w.]+) ADD COLUMN (?:IF NOT EXISTS )?(\w+)/i.exec(other) ?? [];
        return of === table && new RegExp(`\\b${column}\\b`).test(rule);
      });
      const isEnded = all
        .slice(index + 1)
        .flat()
        .some((later) =>
          new RegExp(`^ALTER TABLE .*(?:VALIDATE|DROP) CONSTRAINT ${name}\\b`, "i").test(later),
        );
      return isNew || isEnded ? [] : [`${name} of ${table}`];
    }),
  );
};

/**
 * Returns what in a migration blocks the writes of a shop for longer than a moment, or loses writes of shops that run
 * meanwhile. Empty if nothing does.
 */
export const refuseBlocking = (text: string): string[] => {
  const statements = statementsOf(text);
  if (statements.some((statement) => /\bCONCURRENTLY\b/i.test(statement)))
    return refuseConcurrent(statements);
  const find = findTableOf(statements);
  const refusals = statements.flatMap((statement) => refuseChange(statement, find) ?? []);
  const isBoth = /\bNOT VALID\b/i.test(text) && /\bVALIDATE CONSTRAINT\b/i.test(text);
  if (isBoth)
    refusals.push(
      "validates in the transaction that adds the constraint, which blocks reads: use the next migration",
    );
  const backfill = statements.findIndex((statement) => isBackfill(statement, find));
  if (backfill >= 0 && !statements.slice(0, backfill).some(isLock))
    refusals.push(`writes rows without a lock before: ${statements[backfill]}`);
  if (backfill >= 0 && statements.some((statement) => /^ALTER TABLE/i.test(statement)))
    refusals.push(
      "changes a table in the transaction that writes rows, which blocks reads: use the next migration",
    );
  return refusals;
};
