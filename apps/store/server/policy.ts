import { createHash } from "node:crypto";

/** Texts of the document's own inline scripts and styles. */
export interface InlineParts {
  scripts: readonly string[];
  styles: readonly string[];
}

const hashOf = (text: string): string =>
  `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

const policyOf = (directives: Record<string, readonly string[]>): string =>
  Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(" ")}`)
    .join("; ");

const others = {
  "default-src": ["'self'"],
  // React and Radix set style attributes.
  "style-src-attr": ["'unsafe-inline'"],
  "img-src": ["'self'", "data:"],
  "font-src": ["'self'"],
  "object-src": ["'none'"],
  "base-uri": ["'none'"],
  "frame-ancestors": ["'none'"],
  "form-action": ["'self'"],
};

/**
 * Returns the Content-Security-Policy of a document. Unlike nonces, hashes can be cached with the document. They allow
 * only its own inline scripts, and `'strict-dynamic'` allows what these load (docs/decisions/0018).
 */
export const pagePolicy = ({ scripts, styles }: InlineParts): string =>
  policyOf({
    ...others,
    "script-src": [...new Set(scripts.map(hashOf)), "'strict-dynamic'"],
    "style-src": ["'self'", ...new Set(styles.map(hashOf))],
    "connect-src": ["'self'"],
  });

/** Returns the policy of a page that is shown in the desk: in its frame alone, without scripts and forms. */
export const previewPolicy = (styles: readonly string[]): string =>
  policyOf({
    ...others,
    "script-src": ["'none'"],
    "style-src": ["'self'", ...new Set(styles.map(hashOf))],
    "connect-src": ["'none'"],
    "frame-ancestors": ["'self'"],
    "form-action": ["'none'"],
    sandbox: ["allow-same-origin", "allow-popups", "allow-popups-to-escape-sandbox"],
  });

/** Development only: allows inline scripts and styles and the HMR socket. */
export const relaxedPolicy: string = policyOf({
  ...others,
  "script-src": ["'self'", "'unsafe-inline'"],
  "style-src": ["'self'", "'unsafe-inline'"],
  "connect-src": ["'self'", "ws:"],
});
