import { createHash } from "node:crypto";
import { partNames } from "@pallu/contract/shop";
import type { AuditedChange } from "../audit/audit.rules.ts";

/** A change of a part. Before and after are its hashes, null for none. */
export interface PartChange {
  name: string;
  kind: "added" | "changed" | "removed";
  before: string | null;
  after: string | null;
}

/** Keys whose text is a picture. */
const pictureKeys = new Set<PropertyKey>(["picture", "light", "dark", "mark"]);

/** Returns whether the text at a path of the parts is the name of a picture. The theme has keys of the same names. */
export const isPictureAt = (path: readonly PropertyKey[]): boolean =>
  pictureKeys.has(path.at(-1) ?? "") && path[0] !== "theme";

/** Returns the entry of the audit log for a changed part. Its texts stay out of the log. */
export const auditOf = ({ name, before, after }: PartChange): AuditedChange => ({
  target: `shop part ${name}`,
  before: { hash: before },
  after: { hash: after },
});

/** Returns a value with the keys of its objects in order, as two equal values may differ in that. */
const ordered = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(ordered);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .map(([key, each]) => [key, ordered(each)]),
  );
};

/** Returns the hash of a part's value. */
export const partHash = (value: object): string =>
  createHash("sha256")
    .update(JSON.stringify(ordered(value)))
    .digest("base64url")
    .slice(0, 22);

/** A part as it is answered. */
export interface AnsweredPart {
  value: object;
  /** Hash of the value, the ETag of its answer. */
  hash: string;
}

/** Returns the frame as it is answered: with the names of the other parts that the shop has. */
export const answeredFrame = (frame: object, names: readonly string[]): AnsweredPart => {
  const value = {
    ...frame,
    parts: partNames.filter((name) => name !== "frame" && names.includes(name)),
  };
  return { value, hash: partHash(value) };
};

/** Returns the names of the pictures of a value at a path of the parts, without files of the build. */
export const picturesOf = (value: unknown, path: readonly PropertyKey[] = []): string[] => {
  if (typeof value === "string")
    return isPictureAt(path) && !value.startsWith("/assets/") ? [value] : [];
  return typeof value === "object" && value !== null
    ? Object.entries(value).flatMap(([key, each]) => picturesOf(each, [...path, key]))
    : [];
};
