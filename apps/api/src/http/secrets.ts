import { createHash, randomBytes, timingSafeEqual } from "node:crypto";

/** 256 random bits as text that fits into a cookie and a header. */
export const newSecret = (): string => randomBytes(32).toString("base64url");

/** What is stored of a secret; 256 random bits need no slow hash. */
export const hashSecret = (secret: string): string =>
  createHash("sha256").update(secret).digest("base64url");

export const sameText = (a: string, b: string): boolean => {
  const left = Buffer.from(hashSecret(a));
  const right = Buffer.from(hashSecret(b));
  return timingSafeEqual(left, right);
};
