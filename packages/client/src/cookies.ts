/** Cookies of one API host, for programs without a browser. */
export interface CookieJar {
  /** The value of the `Cookie` header. Empty without cookies. */
  header(): string;
  get(name: string): string | null;
  /** Stores the cookies that a response sets, and removes those that it clears. */
  keep(response: Response): void;
}

/** Decodes the value of a cookie. Null if it cannot be decoded. */
const decodeCookie = (value: string): string | null => {
  try {
    return decodeURIComponent(value);
  } catch {
    return null;
  }
};

const isOver = (attributes: readonly string[], now: number): boolean => {
  const valueOf = (name: string): string | undefined =>
    attributes
      .find((attribute) => attribute.toLowerCase().startsWith(`${name}=`))
      ?.slice(name.length + 1);
  const age = valueOf("max-age");
  if (age !== undefined) return Number(age) <= 0;
  const expires = valueOf("expires");
  return expires !== undefined && Date.parse(expires) <= now;
};

/** Creates a jar. `initial` is the value of a `Cookie` header, for example that of a request to be rendered. */
export const createCookieJar = (initial = ""): CookieJar => {
  const cookies = new Map<string, string>();
  const put = (pair: string): string => {
    const [name = "", ...value] = pair.split("=");
    if (name !== "") cookies.set(name, value.join("="));
    return name;
  };
  for (const pair of initial.split(/;\s*/)) put(pair);
  return {
    header: () => [...cookies].map(([name, value]) => `${name}=${value}`).join("; "),
    get: (name) => {
      const value = cookies.get(name);
      return value === undefined ? null : decodeCookie(value);
    },
    keep: ({ headers }) => {
      for (const line of headers.getSetCookie()) {
        const [pair = "", ...attributes] = line.split(/;\s*/);
        const name = put(pair);
        if (isOver(attributes, Date.now())) cookies.delete(name);
      }
    },
  };
};
