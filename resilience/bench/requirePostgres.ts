import { stopWith } from "../../tools/outcome.mjs";
import { findPostgresPrograms } from "../services/startPostgres.ts";

/** Ends the process with one line when PostgreSQL's server programs are missing. */
export const requirePostgres = (): void => {
  if (findPostgresPrograms() === undefined)
    stopWith(
      "PostgreSQL's server programs (initdb, postgres) were not found: install PostgreSQL 14 to 18, or name their folder in TEST_POSTGRES_BIN.",
    );
};
