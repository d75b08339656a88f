import { addMs } from "../../clock.ts";
import type { Context } from "../../context.ts";
import { merchantError } from "../../http/httpError.ts";
import { keyRoute } from "../../http/route.ts";
import type { RouteDefinition } from "../../http/route.ts";
import { gone } from "../merchant/refusals.ts";
import { deskFileEndpoints as endpoints, MAX_PART_BYTES } from "./deskFiles.rules.ts";
import {
  addPart,
  beginIncoming,
  dropOldIncoming,
  findIncoming,
  INCOMING_MS,
} from "./incomingFiles.ts";

/** The endpoints of files that are sent in parts. */
export const deskFileRoutes = ({ config: { dataDir }, clock }: Context): RouteDefinition[] => [
  keyRoute(endpoints.beginFile, "catalogue:write", async ({ body }) => {
    await dropOldIncoming(dataDir, addMs(clock.now(), -INCOMING_MS));
    const begun = await beginIncoming(dataDir, body);
    if (begun.kind === "too_many")
      throw merchantError(
        409,
        "too_many_files",
        "Too many files wait for an import. They are removed after a day: try again later.",
      );
    if (begun.kind === "no_space")
      throw merchantError(
        409,
        "no_space",
        "The shop's disk has no room for this file. Ask who runs the shop to free some.",
      );
    return { status: 201, body: { ...begun.file, maxPartBytes: MAX_PART_BYTES } };
  }),
  keyRoute(endpoints.showFile, "catalogue:write", async ({ params: { fileId } }) => {
    const found = await findIncoming(dataDir, fileId);
    if (!found) throw gone("file");
    return { status: 200, body: found };
  }),
  {
    ...keyRoute(endpoints.sendFilePart, "catalogue:write", async ({ params, request }) => {
      const { fileId, offset } = params;
      const content = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
      const added = await addPart(dataDir, { id: fileId, offset, content });
      if (added.kind === "unknown") throw gone("file");
      if (added.kind === "too_long")
        throw merchantError(
          409,
          "too_long",
          "More bytes arrived than the file has: it has changed meanwhile. Choose it again.",
        );
      return { status: 200, body: added.file };
    }),
    maxBytes: MAX_PART_BYTES,
  },
];
