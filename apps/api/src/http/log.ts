import type { FastifyRequest, FastifyServerOptions } from "fastify";
import { causesOf } from "../db/faults.ts";

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
 * What is logged of an error: the innermost cause and the frames. A failed query's own message and its details
 * name the values that were stored, which are people's data, so they stay out.
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

/** Headers that hold secrets never reach the log, whoever logs a request. */
const redact = ["req.headers.authorization", "req.headers.cookie", "res.headers['set-cookie']"];

/** What is logged of a request: never its headers, nor its query, in which people search and mails put secrets. */
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
