import type { FastifyRequest, FastifyServerOptions } from "fastify";
import { causesOf } from "../db/databaseErrors.ts";

interface LoggedError {
  [field: string]: unknown;
  type: string;
  message: string;
  stack: string;
  code?: string;
  query?: string;
}

const framesOf = (stack: string | undefined): string =>
  (stack ?? "")
    .split("\n")
    .filter((frame) => /^\s+at /.test(frame))
    .join("\n");

/**
 * Returns what is logged of an error: the innermost cause and the frames. Omits a failed query's message and details,
 * because they contain stored personal data.
 */
export const loggedError = (error: Error): LoggedError => {
  const chain = [...causesOf(error)];
  const innermost = chain.at(-1) ?? {};
  const query = chain.map((link) => link.query).find((text) => typeof text === "string");
  return {
    type: error.name,
    message: typeof innermost.message === "string" ? innermost.message : error.message,
    stack: framesOf(error.stack),
    ...(typeof innermost.code === "string" ? { code: innermost.code } : {}),
    ...(typeof query === "string" ? { query } : {}),
  };
};

/** Redacts headers with secrets, whichever code logs the request. */
const redact = ["req.headers.authorization", "req.headers.cookie", "res.headers['set-cookie']"];

/**
 * Returns what is logged of a request. Omits headers, and the query string with its search terms and mailed secrets.
 */
const loggedRequest = ({ method, url, ip }: FastifyRequest) => ({
  method,
  url: url.split("?", 1).join(""),
  remoteAddress: ip,
});

export const loggerOf = (
  level: string,
  log: FastifyServerOptions["logger"],
): FastifyServerOptions["logger"] =>
  typeof log === "boolean"
    ? log
    : { level, redact, ...log, serializers: { err: loggedError, req: loggedRequest } };
