/** A host with an optional port, as browsers send it; anything else is no address of a shop. */
const plainHost = /^(?:[a-z\d](?:[a-z\d.-]*[a-z\d])?|\[[\da-f:.]+\])(?::\d{1,5})?$/i;

/** Where shoppers reach the shop: the configured address, else the one that was asked; null when that is none. */
export const originOf = (
  publicUrl: string | undefined,
  request: { protocol: string; headers: { host?: string | undefined } },
): string | null => {
  if (publicUrl !== undefined) return new URL(publicUrl).origin;
  const { host = "" } = request.headers;
  return plainHost.test(host) ? `${request.protocol}://${host}` : null;
};
