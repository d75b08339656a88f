import { errorBody } from "@pallu/contract/schemas";
import type { FastifyInstance } from "fastify";
import { z } from "zod";

const config = { open: true } as const;
const fineBody = z.object({ fine: z.literal(true) });

/** The expected finding for each seeded bug. */
export const seededBugs: ReadonlyMap<string, string> = new Map([
  ["seeded_crash", "answered 500"],
  ["seeded_undocumented", "answered 418, which is not in the document"],
  ["seeded_shape", "answered 200 with another body: fine Invalid input: expected true"],
  ["seeded_open", "let nobody in"],
]);

/** Adds one seeded bug of each kind in separate endpoints, as the negative control. */
export const seedBugs = (app: FastifyInstance): void => {
  const schemaOf = (operationId: string, more: object = {}) => ({
    operationId,
    params: z.object({ id: z.string().max(100) }),
    response: { 200: fineBody, 400: errorBody, 401: errorBody, 414: errorBody },
    ...more,
  });
  const paths = ["crash", "undocumented", "shape", "open"] as const;
  const answers: Record<(typeof paths)[number], (id: string) => [number, object]> = {
    crash: (id) => {
      if (id.length > 30) throw new Error("seeded");
      return [200, { fine: true }];
    },
    undocumented: (id) => (/["'<>;&]/.test(id) ? [418, { fine: true }] : [200, { fine: true }]),
    shape: (id) => [200, id.includes(".") ? { fine: "nearly" } : { fine: true }],
    open: () => [200, { fine: true }],
  };
  for (const path of paths)
    app.get<{ Params: { id: string } }>(
      `/api/seeded/${path}/:id`,
      {
        config,
        schema: schemaOf(`seeded_${path}`, path === "open" ? { security: [{ bearer: [] }] } : {}),
      },
      async ({ params }, reply) => {
        const [status, body] = answers[path](params.id);
        return reply.code(status).serializer(JSON.stringify).type("application/json").send(body);
      },
    );
};
