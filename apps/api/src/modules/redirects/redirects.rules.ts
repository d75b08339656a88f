/** The largest number of redirects. */
export const MAX_REDIRECTS = 100_000;

/** The longest address, in characters. An index row of PostgreSQL holds more than twice as many. */
const MAX_ADDRESS = 1000;

/** Stands for the origin of the shop while an address is parsed. */
const ORIGIN = "https://shop.invalid";

/** What the API serves: no request for it reaches the pages, so none can be redirected. */
const served = /^\/(?:api|uploads|share)(?:\/|$)/;

export interface Address {
  path: string;
  /** Begins with `?`, or is empty. */
  query: string;
  /** Begins with `#`, or is empty. */
  fragment: string;
}

/**
 * Returns the one spelling of an address in this shop: percent-encoded, without double slashes, dots and a slash at the
 * end. Undefined for a text that does not begin with a slash.
 */
export const addressOf = (text: string): Address | undefined => {
  if (!text.startsWith("/") || !URL.canParse(ORIGIN + text)) return undefined;
  const { pathname, search, hash } = new URL(ORIGIN + text);
  const plain = (part: string): string =>
    part.replaceAll(/%[\da-f]{2}/gi, (code) => code.toUpperCase());
  return {
    path: plain(pathname.replaceAll(/\/{2,}/g, "/").replace(/\/$/, "")) || "/",
    query: plain(search),
    fragment: plain(hash),
  };
};

/** The sources that an address has: itself, then its path, which stands for every query. */
export const sourcesOf = ({ path, query }: Address): string[] => [
  ...(query === "" ? [] : [path + query]),
  path,
];

/** Returns an address, or what is wrong with it. */
const checkedAddress = (text: string): Address | string => {
  if (text === "") return "it is empty";
  const address = addressOf(text);
  if (address === undefined || text.startsWith("//"))
    return `'${text}' is not a path: write it without the name of the site, such as /old-page`;
  const { path, query, fragment } = address;
  if (path.length + query.length + fragment.length > MAX_ADDRESS)
    return `it has more than ${MAX_ADDRESS} characters`;
  return address;
};

/** Returns the source that a cell names, or what is wrong with it. */
export const checkedSource = (text: string): { source: string } | { reason: string } => {
  const address = checkedAddress(text);
  if (typeof address === "string") return { reason: address };
  if (served.test(address.path)) return { reason: `'${text}' cannot lead elsewhere` };
  return { source: address.path + address.query };
};

/** Returns the target that a cell names, or what is wrong with it. */
export const checkedTarget = (text: string): { target: string } | { reason: string } => {
  const address = checkedAddress(text);
  if (typeof address === "string") return { reason: address };
  return { target: address.path + address.query + address.fragment };
};

/**
 * Returns where each source leads in the end, so that no visitor follows more than one redirect. Null for a source whose
 * redirects lead in a circle.
 */
export const resolveTargets = (
  targets: ReadonlyMap<string, string>,
): ReadonlyMap<string, string | null> => {
  const ends = new Map<string, string | null>();
  const nextOf = (target: string): string | undefined => {
    const address = addressOf(target);
    return address && sourcesOf(address).find((source) => targets.has(source));
  };
  for (const source of targets.keys()) {
    const path: string[] = [];
    let at: string | undefined = source;
    let end: string | null = null;
    while (at !== undefined && !ends.has(at) && !path.includes(at)) {
      path.push(at);
      end = targets.get(at) ?? null;
      at = end === null ? undefined : nextOf(end);
    }
    if (at !== undefined) end = ends.get(at) ?? null;
    for (const each of path) ends.set(each, end);
  }
  return ends;
};
