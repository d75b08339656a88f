import { sql } from "drizzle-orm";
import type { SQL, SQLWrapper } from "drizzle-orm";

/** What a search compares a text with: columns in lower case, each on a line. */
export const linesOfText = (columns: readonly SQLWrapper[]): SQL =>
  sql`lower(${sql.join([...columns], sql.raw(" || chr(10) || "))})`;

/** Escapes what LIKE treats as a pattern. In lower case, as texts are compared. */
const literally = (text: string): string =>
  text.toLowerCase().replaceAll(/[\\%_]/g, String.raw`\$&`);

/** Returns a pattern of LIKE for texts in lower case that contain a text. */
export const containing = (text: string): string => `%${literally(text)}%`;

/** Returns a pattern of LIKE for texts in lower case that begin with a text. */
export const beginningWith = (text: string): string => `${literally(text)}%`;
