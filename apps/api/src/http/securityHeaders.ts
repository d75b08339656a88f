const year = 31_536_000;

/** Forbids the response to run, be framed or load anything. */
const dataPolicy =
  "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";

/**
 * Returns the headers of every response, those of the router and of Node's HTTP parser included. `publicUrl` is the
 * public URL of the shop; https adds HSTS.
 */
export const securityHeaders = (
  publicUrl: string | undefined,
  policy: string = dataPolicy,
): Readonly<Record<string, string>> => ({
  "content-security-policy": policy,
  "cross-origin-opener-policy": "same-origin",
  "cross-origin-resource-policy": "same-origin",
  "origin-agent-cluster": "?1",
  "permissions-policy": "camera=(), microphone=(), geolocation=(), payment=()",
  "referrer-policy": "strict-origin-when-cross-origin",
  "x-content-type-options": "nosniff",
  "x-frame-options": "DENY",
  "x-permitted-cross-domain-policies": "none",
  ...(publicUrl?.startsWith("https:")
    ? { "strict-transport-security": `max-age=${year}; includeSubDomains` }
    : {}),
});
