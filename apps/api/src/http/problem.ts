interface ProblemOptions {
  retryAfterSeconds?: number | undefined;
  /** What a program reads: in refusals by the merchant API alone. */
  code?: string;
  /** The next steps that are possible instead. */
  allowed?: readonly string[];
}

/** A refusal with a status and a sentence that a shopper understands; it is sent as it is. */
export class Problem extends Error {
  override readonly name = "Problem";
  readonly statusCode: number;
  readonly retryAfterSeconds: number | undefined;
  readonly code: string | undefined;
  readonly allowed: readonly string[];

  constructor(
    statusCode: number,
    message: string,
    { retryAfterSeconds, code, allowed = [] }: ProblemOptions = {},
  ) {
    super(message);
    this.statusCode = statusCode;
    this.retryAfterSeconds = retryAfterSeconds;
    this.code = code;
    this.allowed = allowed;
  }
}

export const problem = (status: number, message: string, retryAfterSeconds?: number): Problem =>
  new Problem(status, message, { retryAfterSeconds });

/** A refusal by the merchant API. */
export const merchantProblem = (
  status: number,
  code: string,
  message: string,
  allowed: readonly string[] = [],
): Problem => new Problem(status, message, { code, allowed });

/** The answer to a URL without a route. */
export const nothingHere = (): Problem => problem(404, "There is nothing at this address.");

export interface ProblemBody {
  success: false;
  error: string;
  message: string;
}

/** `error` is read at checkout, `message` elsewhere; both say the same. */
export const problemBody = (message: string): ProblemBody => ({
  success: false,
  error: message,
  message,
});

/** Codes of refusals that come from parts of the server that know nothing of the merchant API. */
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

/** Whether a URL is below that of the merchant API, whose refusals have a form of their own. */
export const isMerchantUrl = (url: string): boolean => /^\/api\/merchant(?:[/?]|$)/.test(url);

/** The body of a refusal by the merchant API. */
export const merchantProblemBody = ({ statusCode, message, code, allowed }: Problem) => ({
  ...problemBody(message),
  code: code ?? codes[statusCode] ?? "failed",
  allowed,
});
