import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { hasZodFastifySchemaValidationErrors } from "fastify-type-provider-zod";
import { isTransient } from "../db/databaseErrors.ts";
import {
  HttpError,
  isMerchantUrl,
  merchantErrorBody,
  notFound,
  httpError,
  errorBody,
  merchantError,
  problem,
} from "./httpError.ts";
import { fieldFaults, validationSentence } from "./validation.ts";

const RETRY_SECONDS = 2;

const unavailable = () =>
  httpError(
    503,
    "The shop is busy at the moment. Please try again in a few seconds.",
    RETRY_SECONDS,
  );

const sentences: Record<string, HttpError> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: httpError(415, "Please send the request as application/json."),
  FST_ERR_CTP_BODY_TOO_LARGE: httpError(413, "The request is too large."),
  FST_ERR_CTP_INVALID_JSON_BODY: httpError(400, "The request is not valid JSON."),
  FST_ERR_CTP_EMPTY_JSON_BODY: httpError(400, "The request has no body."),
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: httpError(400, "The request was cut off."),
  FST_ERR_BAD_URL: httpError(400, "The address is not valid."),
  FST_ERR_MAX_PARAM_LENGTH: httpError(414, "The address is too long."),
  FST_ERR_HANDLER_TIMEOUT: unavailable(),
};

const httpErrorOf = (error: FastifyError, url: string): HttpError => {
  if (error instanceof HttpError) return error;
  if (hasZodFastifySchemaValidationErrors(error))
    return isMerchantUrl(url)
      ? merchantError(422, "invalid", validationSentence(error.validation), {
          refused: fieldFaults(error.validation),
        })
      : problem(400, "invalid", validationSentence(error.validation));
  const known = sentences[error.code];
  if (known) return known;
  if (isTransient(error)) return unavailable();
  const status = error.statusCode ?? 500;
  if (status === 503) return unavailable();
  if (status >= 400 && status < 500) return httpError(status, "The request cannot be understood.");
  return httpError(500, "Something went wrong on our side. Please try again later.");
};

export const sendError = (reply: FastifyReply, refusal: HttpError): FastifyReply => {
  const seconds = refusal.retryAfterSeconds;
  if (seconds !== undefined) reply.header("retry-after", String(Math.max(1, Math.ceil(seconds))));
  return reply
    .code(refusal.statusCode)
    .header("cache-control", "no-store")
    .type("application/json; charset=utf-8")
    .serializer(JSON.stringify)
    .send(
      isMerchantUrl(reply.request.raw.url ?? "") ? merchantErrorBody(refusal) : errorBody(refusal),
    );
};

/** Responds to requests that the router refuses before a route or hook runs. */
export const answerRouterError =
  (headers: Readonly<Record<string, string>>) =>
  (error: FastifyError, request: FastifyRequest, reply: FastifyReply): void => {
    void sendError(reply.headers(headers), httpErrorOf(error, request.raw.url ?? ""));
  };

/** Maps all errors to responses centrally: no stack, SQL or table name reaches a client. */
export const registerErrors = (app: FastifyInstance): void => {
  app.setErrorHandler<FastifyError>((error, request: FastifyRequest, reply) => {
    const refusal = httpErrorOf(error, request.url);
    if (refusal.statusCode >= 500 && !(error instanceof HttpError))
      request.log[refusal.statusCode === 503 ? "warn" : "error"]({ err: error }, "request failed");
    else request.log.info({ status: refusal.statusCode }, "request refused");
    return sendError(reply, refusal);
  });
  app.setNotFoundHandler((_request, reply) => sendError(reply, notFound()));
};
