import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { hasZodFastifySchemaValidationErrors } from "fastify-type-provider-zod";
import { isTransient } from "../db/faults.ts";
import {
  Problem,
  isMerchantUrl,
  merchantProblemBody,
  nothingHere,
  problem,
  problemBody,
} from "./problem.ts";
import { validationSentence } from "./validation.ts";

const RETRY_SECONDS = 2;

const unavailable = () =>
  problem(503, "The shop is busy at the moment. Please try again in a few seconds.", RETRY_SECONDS);

const sentences: Record<string, Problem> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: problem(415, "Please send the request as application/json."),
  FST_ERR_CTP_BODY_TOO_LARGE: problem(413, "The request is too large."),
  FST_ERR_CTP_INVALID_JSON_BODY: problem(400, "The request is not valid JSON."),
  FST_ERR_CTP_EMPTY_JSON_BODY: problem(400, "The request has no body."),
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: problem(400, "The request was cut off."),
  FST_ERR_BAD_URL: problem(400, "The address is not valid."),
  FST_ERR_MAX_PARAM_LENGTH: problem(414, "The address is too long."),
  FST_ERR_HANDLER_TIMEOUT: unavailable(),
};

/** Maps an error to the response for the client. */
const problemOf = (error: FastifyError, url: string): Problem => {
  if (error instanceof Problem) return error;
  if (hasZodFastifySchemaValidationErrors(error))
    return problem(isMerchantUrl(url) ? 422 : 400, validationSentence(error.validation));
  const known = sentences[error.code];
  if (known) return known;
  if (isTransient(error)) return unavailable();
  const status = error.statusCode ?? 500;
  if (status === 503) return unavailable();
  if (status >= 400 && status < 500) return problem(status, "The request cannot be understood.");
  return problem(500, "Something went wrong on our side. Please try again later.");
};

export const sendProblem = (reply: FastifyReply, refusal: Problem): FastifyReply => {
  const seconds = refusal.retryAfterSeconds;
  if (seconds !== undefined) reply.header("retry-after", String(Math.max(1, Math.ceil(seconds))));
  return reply
    .code(refusal.statusCode)
    .header("cache-control", "no-store")
    .type("application/json; charset=utf-8")
    .serializer(JSON.stringify)
    .send(
      isMerchantUrl(reply.request.raw.url ?? "")
        ? merchantProblemBody(refusal)
        : problemBody(refusal.message),
    );
};

/** Responds to requests that the router refuses before a route or hook runs. */
export const answerRouterError =
  (headers: Readonly<Record<string, string>>) =>
  (error: FastifyError, request: FastifyRequest, reply: FastifyReply): void => {
    void sendProblem(reply.headers(headers), problemOf(error, request.raw.url ?? ""));
  };

/** Maps all errors to responses in one place: no stack, SQL or table name reaches a client. */
export const registerErrors = (app: FastifyInstance): void => {
  app.setErrorHandler<FastifyError>((error, request: FastifyRequest, reply) => {
    const refusal = problemOf(error, request.url);
    if (refusal.statusCode >= 500 && !(error instanceof Problem))
      request.log[refusal.statusCode === 503 ? "warn" : "error"]({ err: error }, "request failed");
    else request.log.info({ status: refusal.statusCode }, "request refused");
    return sendProblem(reply, refusal);
  });
  app.setNotFoundHandler((_request, reply) => sendProblem(reply, nothingHere()));
};
