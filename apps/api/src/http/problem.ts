/** A refusal with a status and a sentence that a shopper understands; it is sent as it is. */
export class Problem extends Error {
  override readonly name = "Problem";
  readonly statusCode: number;
  readonly retryAfterSeconds: number | undefined;

  constructor(statusCode: number, message: string, retryAfterSeconds?: number) {
    super(message);
    this.statusCode = statusCode;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

export const problem = (status: number, message: string, retryAfterSeconds?: number): Problem =>
  new Problem(status, message, retryAfterSeconds);

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
