import type { FastifyRequest } from "fastify";

/** Returns the bearer token of the Authorization header. */
export const bearerOf = ({ headers }: FastifyRequest): string | undefined =>
  /^Bearer ([\w-]{1,200})$/i.exec(headers.authorization ?? "")?.[1];
