import type { PgTable } from "drizzle-orm/pg-core";
import { getTableConfig } from "drizzle-orm/pg-core";

/** What follows the type of a column in SQL. */
const constraint =
  /\s(?:check|collate|constraint|default|generated|not null|null|primary|references|unique|using)\b.*/is;

/** Returns the column types of a table by name. A later statement overrides an earlier one. */
const typesIn = (migrations: readonly string[], table: string): Map<string, string> => {
  const types = new Map<string, string>();
  for (const statement of migrations.flatMap((text) => text.replaceAll('"', "").split(";"))) {
    const [, body = ""] =
      new RegExp(`CREATE TABLE (?:public\\.)?${table} \\((.*)\\)`, "s").exec(statement) ?? [];
    const [, change = ""] =
      new RegExp(`ALTER TABLE (?:public\\.)?${table} (.*)`, "s").exec(statement) ?? [];
    const columns = [
      ...body.matchAll(/^\s+(?!CONSTRAINT\b)(\w+) (.*?),?$/gm),
      ...change.matchAll(/ADD COLUMN (?:IF NOT EXISTS )?(\w+) ([^,(]*(?:\([^)]*\))?[^,]*)/g),
      ...change.matchAll(/ALTER COLUMN (\w+) (?:SET DATA )?TYPE ([^,(]*(?:\([^)]*\))?[^,]*)/g),
    ];
    for (const [, name = "", rest = ""] of columns)
      types.set(name, rest.replace(constraint, "").trim());
  }
  return types;
};

/** Returns a line for each column whose type in the migrations is not the declared one. */
export const columnTypeFaults = (migrations: readonly string[], table: PgTable): string[] => {
  const { name: tableName, columns } = getTableConfig(table);
  const types = typesIn(migrations, tableName);
  return columns.flatMap((column) => {
    const [declared, found] = [column.getSQLType(), types.get(column.name)];
    return found === undefined || found === declared
      ? []
      : [`${tableName}.${column.name} is declared as ${declared}; the migrations make it ${found}`];
  });
};
