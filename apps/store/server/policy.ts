import { createHash } from "node:crypto";

/** Texts of the elements that stand in a document itself and may take effect. */
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
  // React and Radix write style attributes.
  "style-src-attr": ["'unsafe-inline'"],
  "img-src": ["'self'", "data:"],
  "font-src": ["'self'"],
  "object-src": ["'none'"],
  "base-uri": ["'none'"],
  "frame-ancestors": ["'none'"],
  "form-action": ["'self'"],
};

/**
 * Returns the Content-Security-Policy of a document. Hashes belong to the document as nonces do, but may be kept with
 * it: they let in its own inline scripts alone, and `'strict-dynamic'` what these load (docs/decisions/0018).
 */
export const pagePolicy = ({ scripts, styles }: InlineParts): string =>
  policyOf({
    ...others,
    "script-src": [...new Set(scripts.map(hashOf)), "'strict-dynamic'"],
    "style-src": ["'self'", ...new Set(styles.map(hashOf))],
    "connect-src": ["'self'"],
  });

/** Development only: lets inline scripts and styles and the update socket through. */
export const relaxedPolicy: string = policyOf({
  ...others,
  "script-src": ["'self'", "'unsafe-inline'"],
  "style-src": ["'self'", "'unsafe-inline'"],
  "connect-src": ["'self'", "ws:"],
});
