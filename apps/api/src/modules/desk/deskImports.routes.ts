import { shopTimestamp } from "@pallu/contract";
import type { Context } from "../../context.ts";
import type { Db } from "../../db/client.ts";
import { merchantError } from "../../http/httpError.ts";
import type { HttpError } from "../../http/httpError.ts";
import { keyRoute } from "../../http/route.ts";
import type { RouteDefinition } from "../../http/route.ts";
import { readAuthorName } from "../audit/authorName.repo.ts";
import { gone } from "../merchant/refusals.ts";
import { deskImportEndpoints as endpoints } from "./deskImports.rules.ts";
import type { CatalogueImport } from "./deskImports.rules.ts";
import { applyImport, startImport, undoImport } from "./deskImports.service.ts";
import { readImport, readImports } from "./importState.ts";
import type { StartedImport } from "./deskImports.service.ts";

const busy = async (
  db: Db,
  run: Extract<StartedImport, { kind: "busy" }>["run"],
): Promise<HttpError> =>
  merchantError(
    409,
    "import_running",
    run === undefined
      ? "Another import of the catalogue is running. Wait until it has ended. Nothing was changed."
      : `Another import of the catalogue is running: ${await readAuthorName(db, run.startedBy)} started it at ${shopTimestamp(run.startedAt)}. Wait until it has ended. Nothing was changed.`,
  );

/** Returns the import that was started. Throws the refusal of one that was not. */
const startedOf = async (db: Db, started: StartedImport): Promise<CatalogueImport> => {
  switch (started.kind) {
    case "unknown":
      throw gone(started.what);
    case "incomplete":
      throw merchantError(
        409,
        "incomplete_file",
        `Not all of ${started.name} has arrived. Choose it again: the upload goes on where it stopped.`,
      );
    case "busy":
      throw await busy(db, started.run);
    case "refused":
      throw merchantError(409, "refused", started.reason);
    case "started":
      return started.import;
  }
};

/** The endpoints of imports of the catalogue. */
export const deskImportRoutes = ({ db, ...shared }: Context): RouteDefinition[] => {
  const context = { ...shared, db: db.write };
  return [
    keyRoute(endpoints.listImports, "catalogue:write", async () => ({
      status: 200,
      body: { imports: await readImports(context) },
    })),
    keyRoute(endpoints.startImport, "catalogue:write", async ({ body, caller, request }) => {
      const report = (err: unknown): void => request.log.error({ err }, "an import failed");
      const started = await startImport(context, body, caller, report);
      return { status: 201, body: await startedOf(db.read, started) };
    }),
    keyRoute(endpoints.showImport, "catalogue:write", async ({ params: { importId } }) => {
      const found = await readImport(context, importId);
      if (!found) throw gone("import");
      return { status: 200, body: found };
    }),
    keyRoute(endpoints.applyImport, "catalogue:write", async ({ params, caller, request }) => {
      const { importId } = params;
      const report = (err: unknown): void => request.log.error({ err }, "an import failed");
      const started = await applyImport(context, importId, caller, report);
      return { status: 200, body: await startedOf(db.read, started) };
    }),
    keyRoute(endpoints.undoImport, "catalogue:write", async ({ params, body, caller, request }) => {
      const { importId: id } = params;
      const report = (err: unknown): void => request.log.error({ err }, "an undo failed");
      const started = await undoImport(context, { id, dryRun: body.dryRun }, caller, report);
      return { status: 200, body: await startedOf(db.read, started) };
    }),
  ];
};
