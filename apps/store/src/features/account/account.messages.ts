import { HttpError } from "../../platform/api.ts";

export const accountMessages = {
  wentWrong: "Something went wrong",
  unexpected: "An unexpected error occurred",
  registered: "Registration successful! Redirecting to login...",
} as const;

/**
 * The words of a failed account call: the server's message, else 'Something went wrong'; when there was no HTTP
 * answer at all, 'An unexpected error occurred' (AUTH-13 to AUTH-15, AUTH-29 to AUTH-31, reading 47).
 */
export const accountFault = (error: unknown): string =>
  error instanceof HttpError
    ? error.answer?.message || accountMessages.wentWrong
    : accountMessages.unexpected;
