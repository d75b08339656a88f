import { z } from "zod";
import { calls } from "./call.ts";
import { defineEndpoint } from "./endpoint.ts";
import { errorBody, idIn } from "./fields.ts";

export const shopEndpoints = {
  getShopPart: defineEndpoint({
    call: calls.getShopPart,
    tag: "Shop",
    access: "public",
    summary:
      "Returns a part of a shop's own content, as /api/shop.schema.json describes it, the frame with the names of the other parts; 404 in the demo",
    params: z.object({ name: idIn }),
    // Not the schema of the part: what an earlier version has stored is answered, too.
    responses: { 200: z.record(z.string(), z.unknown()), 404: errorBody },
  }),
};
