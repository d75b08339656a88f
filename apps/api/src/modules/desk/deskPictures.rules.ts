import { defineEndpoints } from "@pallu/contract/schemas";
import { z } from "zod";
import { refusal } from "../../http/auth/keys.rules.ts";
import { find, id, next, page } from "../merchant/merchantFields.rules.ts";

const deskCalls = { tag: "Desk", access: "staff" } as const;

/** The endpoints of pictures that members of staff upload. */
export const deskPictureEndpoints = defineEndpoints(deskCalls, {
  listPictures: {
    call: { method: "GET", path: "/api/desk/pictures" },
    summary: "Uploaded pictures, newest first",
    query: z.object({ find, ...page }),
    responses: {
      200: z.object({ pictures: z.array(z.object({ id: z.string(), image: z.string() })), next }),
    },
  },
  addPicture: {
    call: { method: "POST", path: "/api/desk/pictures" },
    summary: "Makes a picture of a file that was sent in parts",
    body: z.object({
      fileId: id,
      shape: z
        .enum(["card", "strip"])
        .default("card")
        .meta({ description: "A strip of cloth laid flat is stored wider." }),
    }),
    responses: {
      201: z.object({
        image: z.string().meta({ description: "Below `/uploads/`. Products name it." }),
        width: z.number().int(),
        height: z.number().int(),
        isCut: z.boolean().meta({ description: "Whether cards crop much of it." }),
      }),
      404: refusal,
      409: refusal,
      413: refusal,
      422: refusal,
    },
  },
});
