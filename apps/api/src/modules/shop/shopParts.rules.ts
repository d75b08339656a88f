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
