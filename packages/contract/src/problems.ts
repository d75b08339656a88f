/**
 * Codes of errors by status. The first one of a status is its default; the others tell more. Clients decide by the code
 * and show the message.
 */
export const problemCodes = {
  400: [
    "bad_request",
    "invalid",
    "weak_password",
    "wrong_code",
    "code_required",
    "invalid_idempotency_key",
  ],
  401: ["unauthorized", "wrong_login"],
  403: [
    "forbidden",
    "cross_site",
    "cross_site_token",
    "other_account",
    "wrong_password",
    "browser_required",
  ],
  404: ["not_found"],
  408: ["timeout"],
  409: [
    "conflict",
    "out_of_stock",
    "cart_full",
    "cart_empty",
    "cart_changed",
    "total_changed",
    "coupon_refused",
    "already_ordered",
    "too_many_unpaid",
    "email_taken",
  ],
  413: ["too_large"],
  414: ["too_long"],
  415: ["unsupported_media_type"],
  422: ["unprocessable", "idempotency_key_reused"],
  429: ["too_many", "too_soon", "locked"],
  500: ["failed"],
  503: ["unavailable"],
} as const;

export type ProblemStatus = keyof typeof problemCodes;

/** The codes of a status, or of all. */
export type ProblemCode<Status extends ProblemStatus = ProblemStatus> =
  (typeof problemCodes)[Status][number];

export const problemCodeList = Object.values(problemCodes).flat() as [
  ProblemCode,
  ...ProblemCode[],
];
