import { HttpError } from "../../platform/data/api.ts";

export const accountMessages = {
  wentWrong: "Something went wrong",
  unexpected: "An unexpected error occurred",
  registered: "Registration successful! Redirecting to login...",
  otpSent: "OTP sent to your email",
  otpVerified: "OTP verified",
  otpInvalid: "Invalid OTP",
  passwordReset: "Password reset successfully",
  passwordsDiffer: "Passwords do not match",
  cookiesRefused:
    "Your browser refuses cookies, so the shop cannot keep you logged in. Allow cookies for this site, then log in again.",
  profileSaved: "✅ Profile updated successfully!",
  profileNotSaved: "❌ Failed to update profile.",
} as const;

/**
 * Returns the message of a failed account call: the server's message, else `fallback`.
 * Without an HTTP response it returns 'An unexpected error occurred' (AUTH-13 to AUTH-15, AUTH-29 to AUTH-31, AUTH-49
 * to AUTH-52).
 */
export const accountFault = (
  error: unknown,
  fallback: string = accountMessages.wentWrong,
): string =>
  error instanceof HttpError ? error.body?.message || fallback : accountMessages.unexpected;
