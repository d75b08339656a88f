/** A host with an optional port, as browsers send it; anything else is no address of a shop. */
const plainHost = /^(?:[a-z\d](?:[a-z\d.-]*[a-z\d])?|\[[\da-f:.]+\])(?::\d{1,5})?$/i;

/** Where shoppers reach the shop: the configured address, else the one that was asked; null when that is none. */
export const originOf = (
  publicUrl: string | undefined,
  request: { protocol: string; headers: { host?: string | undefined } },
): string | null => {
  if (publicUrl !== undefined) return new URL(publicUrl).origin;
  const { host = "" } = request.headers;
  const origin = `${request.protocol}://${host}`;
  // `x:99999` and `1.2.3.4.5` look like hosts and are none.
  return plainHost.test(host) && URL.canParse(origin) ? origin : null;
};
