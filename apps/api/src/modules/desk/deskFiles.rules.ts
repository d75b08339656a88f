import { defineEndpoints, line } from "@pallu/contract/schemas";
import { z } from "zod";
import { refusal } from "../../http/auth/keys.rules.ts";
import { id } from "../merchant/merchantFields.rules.ts";

const deskCalls = { tag: "Desk", access: "staff" } as const;

/** The most bytes of a file. */
const MAX_FILE_BYTES = 200 * 1024 * 1024;
/** The most bytes of a part. One must arrive within the five seconds that a body may take. */
export const MAX_PART_BYTES = 1024 * 1024;

const file = z.object({
  id: z.string(),
  name: z.string(),
  bytes: z.number().int(),
  received: z.number().int().meta({ description: "The bytes that have arrived." }),
});

/** The endpoints of files that are sent in parts. */
export const deskFileEndpoints = defineEndpoints(deskCalls, {
  beginFile: {
    call: { method: "POST", path: "/api/desk/files" },
    summary: "Begins a file that is sent in parts",
    body: z.object({ name: line(255).min(1), bytes: z.number().int().min(1).max(MAX_FILE_BYTES) }),
    responses: {
      201: file.extend({
        maxPartBytes: z
          .number()
          .int()
          .meta({ description: `At most ${MAX_PART_BYTES}.` }),
      }),
      409: refusal,
    },
  },
  showFile: {
    call: { method: "GET", path: "/api/desk/files/:fileId" },
    summary: "How much of a file has arrived",
    params: z.object({ fileId: id }),
    responses: { 200: file, 404: refusal },
  },
  /** Its body is the bytes themselves, as `application/octet-stream`. */
  sendFilePart: {
    call: { method: "PUT", path: "/api/desk/files/:fileId/parts/:offset" },
    summary: "Adds a part at an offset; one that has arrived before changes nothing",
    params: z.object({
      fileId: id,
      offset: z.coerce.number().int().min(0).max(MAX_FILE_BYTES),
    }),
    responses: { 200: file, 404: refusal, 409: refusal },
  },
});
