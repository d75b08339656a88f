import type { FastifyRequest } from "fastify";

/** The secret of an Authorization header. */
export const bearerOf = ({ headers }: FastifyRequest): string | undefined =>
  /^Bearer ([\w-]{1,200})$/i.exec(headers.authorization ?? "")?.[1];
