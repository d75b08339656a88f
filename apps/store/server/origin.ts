/** Matches a Host header with an optional port, as browsers send it. */
const plainHost = /^(?:[a-z\d](?:[a-z\d.-]*[a-z\d])?|\[[\da-f:.]+\])(?::\d{1,5})?$/i;

/** Returns the origin of the shop: the configured one, else that of the request. Null for an invalid Host header. */
export const originOf = (
  publicUrl: string | undefined,
  request: { protocol: string; headers: { host?: string } },
): string | null => {
  if (publicUrl !== undefined) return new URL(publicUrl).origin;
  const { host = "" } = request.headers;
  const origin = `${request.protocol}://${host}`;
  // Rejects values such as `x:99999` and `1.2.3.4.5`, which match the pattern but are no valid hosts.
  return plainHost.test(host) && URL.canParse(origin) ? origin : null;
};

/** Returns the address at which a browser of this machine reaches a shop that listens on a host. */
export const addressOf = (host: string, port: number): string => {
  if (/^(?:127\.0\.0\.1|::1?|0\.0\.0\.0)$/.test(host)) return `http://localhost:${port}`;
  return `http://${host.includes(":") ? `[${host}]` : host}:${port}`;
};
