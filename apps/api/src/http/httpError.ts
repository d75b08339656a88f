interface HttpErrorOptions {
  retryAfterSeconds?: number | undefined;
  /** Machine-readable code. Only for refusals by the merchant API. */
  code?: string;
  /** The actions that are allowed instead. */
  allowed?: readonly string[];
}

/** An error with a status and a message for shoppers. The message is sent unchanged. */
export class HttpError extends Error {
  override readonly name = "HttpError";
  readonly statusCode: number;
  readonly retryAfterSeconds: number | undefined;
  readonly code: string | undefined;
  readonly allowed: readonly string[];

  constructor(
    statusCode: number,
    message: string,
    { retryAfterSeconds, code, allowed = [] }: HttpErrorOptions = {},
  ) {
    super(message);
    this.statusCode = statusCode;
    this.retryAfterSeconds = retryAfterSeconds;
    this.code = code;
    this.allowed = allowed;
  }
}

export const httpError = (status: number, message: string, retryAfterSeconds?: number): HttpError =>
  new HttpError(status, message, { retryAfterSeconds });

/** Creates a refusal by the merchant API. */
export const merchantError = (
  status: number,
  code: string,
  message: string,
  allowed: readonly string[] = [],
): HttpError => new HttpError(status, message, { code, allowed });

/** Creates the response to a URL without a route. */
export const notFound = (): HttpError => httpError(404, "There is nothing at this address.");

export interface ErrorBody {
  success: false;
  error: string;
  message: string;
}

/** The checkout page reads `error`, all others read `message`. Both hold the same text. */
export const errorBody = (message: string): ErrorBody => ({
  success: false,
  error: message,
  message,
});

/** Codes for refusals by shared code that sets none of the merchant API's. */
const codes: Readonly<Record<number, string>> = {
  400: "bad_request",
  401: "unauthorized",
  403: "forbidden",
  404: "not_found",
  408: "timeout",
  409: "conflict",
  413: "too_large",
  414: "too_long",
  415: "unsupported_media_type",
  422: "invalid",
  429: "too_many",
  503: "unavailable",
};

/** Whether a URL is below `/api/merchant`, which has an error format of its own. */
export const isMerchantUrl = (url: string): boolean => /^\/api\/merchant(?:[/?]|$)/.test(url);

/** Returns the body of a refusal by the merchant API. */
export const merchantErrorBody = ({ statusCode, message, code, allowed }: HttpError) => ({
  ...errorBody(message),
  code: code ?? codes[statusCode] ?? "failed",
  allowed,
});
