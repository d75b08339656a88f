import { shopFileSchema } from "@pallu/contract/shopLabels";
import { endpoints } from "@pallu/contract/schemas";
import type { FastifyInstance } from "fastify";
import type { Context } from "../../context.ts";
import { httpError } from "../../http/httpError.ts";
import { readRoute } from "../../http/route.ts";
import { findAnsweredPart } from "./shopParts.repo.ts";

export const shopRoutes = ({ db, config }: Pick<Context, "db" | "config">) => [
  readRoute(endpoints.getShopPart, async ({ params: { name } }) => {
    const part = await findAnsweredPart(db.read, config, String(name));
    if (!part) throw httpError(404, "This shop has no such part.");
    return { status: 200, headers: { etag: `W/"${part.hash}"` }, body: { ...part.value } };
  }),
];

/** Serves the JSON schema of the file `shop.json`, for editors. */
export const registerShopSchema = (app: FastifyInstance): void => {
  const schema = JSON.stringify(shopFileSchema());
  app.get(
    "/api/shop.schema.json",
    { config: { open: true }, schema: { hide: true } },
    async (_request, reply) =>
      reply
        .header("cache-control", "no-cache")
        .type("application/schema+json; charset=utf-8")
        .send(schema),
  );
};
