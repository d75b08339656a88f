import type { Db } from "@pallu/api/internals";
import { cartLines, variants } from "@pallu/api/schema";
import { eq } from "drizzle-orm";
import type { FastifyInstance } from "fastify";

/** A checkout with a race condition: it reads the stock, decides, and writes the computed value. */
const checkout = (db: Db, userId: string): Promise<boolean> =>
  db.transaction(async (tx) => {
    const [line] = await tx
      .select({ id: cartLines.id, variantId: variants.id, stock: variants.stock })
      .from(cartLines)
      .innerJoin(variants, eq(variants.id, cartLines.variantId))
      .where(eq(cartLines.userId, userId));
    if (!line || line.stock < 1) return false;
    await tx.delete(cartLines).where(eq(cartLines.id, line.id));
    await tx
      .update(variants)
      .set({ stock: line.stock - 1 })
      .where(eq(variants.id, line.variantId));
    return true;
  });

/** Adds the negative control. If it does not oversell under this load, the race tests prove nothing. */
export const addNegativeControlCheckout = (app: FastifyInstance, db: Db): void => {
  app.post<{ Params: { userId: string } }>(
    "/negative-control-checkout/:userId",
    { config: { open: true } },
    async (request, reply) =>
      reply.code((await checkout(db, request.params.userId)) ? 200 : 409).send({}),
  );
};
