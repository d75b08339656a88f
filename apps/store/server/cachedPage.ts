import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

export type Encoding = "br" | "gzip" | "identity";

const compressors = {
  br: (html: Buffer) =>
    promisify(brotliCompress)(html, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: 5,
        [constants.BROTLI_PARAM_SIZE_HINT]: html.length,
      },
    }),
  gzip: (html: Buffer) => promisify(gzip)(html, { level: 6 }),
};

/** Memory of a page and its metadata by that of its HTML: both compressed bodies together have less than half of it. */
const sizeOf = (html: Buffer): number => Math.ceil(html.length * 1.5) + 1024;

/** Matches an Accept-Encoding header that accepts an encoding, except with `q=0`. */
const acceptPattern = (name: string): RegExp =>
  new RegExp(`(?:^|,)\\s*${name}\\s*(?:;\\s*q=(?!0(?:\\.0*)?\\s*(?:,|$))[\\d.]+\\s*)?(?:,|$)`, "i");

const acceptsBr = acceptPattern("br");
const acceptsGzip = acceptPattern("gzip");

/** Returns the encoding for an Accept-Encoding header (RFC 9110, section 12.5.3). */
export const encodingOf = (header: string | undefined): Encoding => {
  if (header === undefined) return "identity";
  if (acceptsBr.test(header)) return "br";
  return acceptsGzip.test(header) ? "gzip" : "identity";
};

interface CachedPageOptions {
  html: string;
  status: number;
  /** Value of its Content-Security-Policy. */
  policy: string;
  /** Whether it gets an ETag. A page without one must not be revalidated. */
  isTagged: boolean;
}

/** A cached document with its response metadata. */
export type CachedPage = ReturnType<typeof createCachedPage>;

export const createCachedPage = ({ html, status, policy, isTagged }: CachedPageOptions) => {
  const identity = Buffer.from(html);
  const hash = createHash("sha256").update(identity).digest("base64url").slice(0, 27);
  const tags = isTagged
    ? { identity: `"${hash}"`, br: `"${hash}-br"`, gzip: `"${hash}-gzip"` }
    : null;
  const bodies: Partial<Record<Encoding, Promise<Buffer>>> = {};
  return {
    status,
    policy,
    /** Returns its ETag in an encoding, or null. */
    tag: (encoding: Encoding): string | null => tags?.[encoding] ?? null,
    /** Returns the ETag of an If-None-Match header that matches this page, or null. */
    matching: (header: string | undefined): string | null => {
      if (header === undefined || tags === null) return null;
      if (header.trim() === "*") return tags.identity;
      // Weak comparison: proxies weaken the ETags of what they compress (RFC 9110, section 13.1.2).
      const requestedTags = header.split(",").map((tag) => tag.trim().replace(/^W\//, ""));
      return Object.values(tags).find((tag) => requestedTags.includes(tag)) ?? null;
    },
    /** Returns its body. Compresses once for each encoding. */
    body: (encoding: Encoding): Buffer | Promise<Buffer> =>
      encoding === "identity" ? identity : (bodies[encoding] ??= compressors[encoding](identity)),
    /** Approximate memory of the page in all encodings, in bytes. */
    size: sizeOf(identity),
  };
};
