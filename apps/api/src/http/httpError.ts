import { STATUS_CODES } from "node:http";
import { problemCodes } from "@pallu/contract";
import type { ProblemCode, ProblemStatus } from "@pallu/contract";

interface HttpErrorOptions {
  retryAfterSeconds?: number;
  /** Machine-readable code. Default: the first one of the status. The merchant API has codes of its own. */
  code?: string;
  /** The actions that are allowed instead. */
  allowed?: readonly string[];
  /** The rows of a list that are refused, in the order of the list, or the invalid fields of a request. */
  refused?: readonly RefusedRow[];
}

/** Why a row of a list, or a field of a request, is refused. */
export interface RefusedRow {
  /** Of the row, or the name of the field. */
  id: string;
  code: string;
  message: string;
  /** The number that is there now, if another one was expected. */
  found?: number;
  /** Of a row of a file, from 1. */
  line?: number;
  /** Of a cell of a file. */
  column?: string;
}

/** An error with a status and a message for shoppers. The message is sent unchanged. */
export class HttpError extends Error {
  override readonly name = "HttpError";
  readonly statusCode: number;
  readonly retryAfterSeconds: number | undefined;
  readonly code: string | undefined;
  readonly allowed: readonly string[];
  readonly refused: readonly RefusedRow[] | undefined;

  constructor(
    statusCode: number,
    message: string,
    { retryAfterSeconds, code, allowed = [], refused }: HttpErrorOptions = {},
  ) {
    super(message);
    this.statusCode = statusCode;
    this.retryAfterSeconds = retryAfterSeconds;
    this.code = code;
    this.allowed = allowed;
    this.refused = refused;
  }
}

export const httpError = (status: number, message: string, retryAfterSeconds?: number): HttpError =>
  new HttpError(status, message, { retryAfterSeconds });

/** Creates an error with a code that tells more than its status. */
export const problem = <Status extends ProblemStatus>(
  status: Status,
  code: ProblemCode<Status>,
  message: string,
  retryAfterSeconds?: number,
): HttpError => new HttpError(status, message, { code, retryAfterSeconds });

export const merchantError = (
  status: number,
  code: string,
  message: string,
  more: Pick<HttpErrorOptions, "allowed" | "refused"> = {},
): HttpError => new HttpError(status, message, { code, ...more });

export const notFound = (): HttpError => httpError(404, "There is nothing at this address.");

export interface ErrorBody {
  success: false;
  error: string;
  message: string;
  type: string;
  title: string;
  status: number;
  code: string;
}

export const isProblemStatus = (status: number): status is ProblemStatus => status in problemCodes;

/**
 * Returns the body of an error. The checkout page reads `error`, all others read `message`: both hold the same text.
 * The other members are those of RFC 9457, except `detail`, which would be a third copy.
 */
export const errorBody = ({ statusCode: status, message, code }: HttpError): ErrorBody => {
  const title = STATUS_CODES[status] ?? "Error";
  const usual = isProblemStatus(status) ? problemCodes[status][0] : "failed";
  return {
    success: false,
    error: message,
    message,
    type: code === undefined || code === usual ? "about:blank" : `/api/docs#${code}`,
    title,
    status,
    code: code ?? usual,
  };
};

/** Whether a URL is one of the merchant API or of the desk, which have an error format of their own. */
export const isMerchantUrl = (url: string): boolean =>
  /^\/api\/(?:merchant|desk)(?:[/?]|$)/.test(url);

/** Returns the body of a refusal by the merchant API. Its 422 is about a field, as 400 is elsewhere. */
export const merchantErrorBody = (error: HttpError) => ({
  ...errorBody(
    error.statusCode === 422 && error.code === undefined
      ? merchantError(422, "invalid", error.message)
      : error,
  ),
  allowed: error.allowed,
  ...(error.refused && { refused: error.refused }),
});
