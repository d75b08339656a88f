import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

export type Encoding = "br" | "gzip" | "identity";

/** A cached document with its response metadata. */
export interface CachedPage {
  status: number;
  /** Value of its Content-Security-Policy. */
  policy: string;
  /** Returns its ETag in an encoding. Null for a page that must not be revalidated. */
  tag(encoding: Encoding): string | null;
  /** Returns the ETag of an If-None-Match header that matches this page, or null. */
  matching(ifNoneMatch: string | undefined): string | null;
  /** Returns its body. Compresses once for each encoding. */
  body(encoding: Encoding): Buffer | Promise<Buffer>;
  /** Memory in use, in bytes. */
  bytes(): number;
  /** Calls the listener when the memory has grown. */
  onGrowth(listener: () => void): void;
}

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

/** Approximate memory of an entry without its bodies, in bytes. */
const OVERHEAD_BYTES = 1024;

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

export interface CachedPageOptions {
  html: string;
  status: number;
  policy: string;
  /** Whether it gets an ETag. */
  isTagged: boolean;
}

export const createCachedPage = ({
  html,
  status,
  policy,
  isTagged,
}: CachedPageOptions): CachedPage => {
  const identity = Buffer.from(html);
  const hash = createHash("sha256").update(identity).digest("base64url").slice(0, 27);
  const tags = isTagged
    ? { identity: `"${hash}"`, br: `"${hash}-br"`, gzip: `"${hash}-gzip"` }
    : null;
  const bodies: Partial<Record<Encoding, Buffer | Promise<Buffer>>> = { identity };
  let size = identity.length + OVERHEAD_BYTES;
  let onGrowth: () => void = () => undefined;

  const compress = async (encoding: "br" | "gzip"): Promise<Buffer> => {
    const body = await compressors[encoding](identity);
    bodies[encoding] = body;
    size += body.length;
    onGrowth();
    return body;
  };
  return {
    status,
    policy,
    tag: (encoding) => tags?.[encoding] ?? null,
    matching: (header) => {
      if (header === undefined || tags === null) return null;
      if (header.trim() === "*") return tags.identity;
      // Weak comparison: proxies weaken the ETags of what they compress (RFC 9110, section 13.1.2).
      const requestedTags = header.split(",").map((tag) => tag.trim().replace(/^W\//, ""));
      return Object.values(tags).find((tag) => requestedTags.includes(tag)) ?? null;
    },
    body: (encoding) => {
      const body = bodies[encoding];
      if (body !== undefined || encoding === "identity") return body ?? identity;
      return (bodies[encoding] = compress(encoding));
    },
    bytes: () => size,
    onGrowth: (listener) => {
      onGrowth = listener;
    },
  };
};
