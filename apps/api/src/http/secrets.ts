import { createHash, randomBytes, timingSafeEqual } from "node:crypto";

/** Returns 256 random bits as base64url, for cookies and headers. */
export const newSecret = (): string => randomBytes(32).toString("base64url");

/** Returns the hash that is stored for a secret. 256 random bits need no slow hash. */
export const hashSecret = (secret: string): string =>
  createHash("sha256").update(secret).digest("base64url");

export const isEqualSecret = (a: string, b: string): boolean => {
  const left = Buffer.from(hashSecret(a));
  const right = Buffer.from(hashSecret(b));
  return timingSafeEqual(left, right);
};
