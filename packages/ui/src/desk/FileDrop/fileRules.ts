/** Why a file was not taken. */
export type FileFault = "type" | "empty" | "size" | "count";

/** Whether a file is one of the types of HTML's `accept`: ".csv", "text/csv" or "image/*". */
export const isAccepted = (
  { name, type }: Pick<File, "name" | "type">,
  accept: string | undefined,
): boolean => {
  const rules = (accept ?? "")
    .toLowerCase()
    .split(",")
    .map((rule) => rule.trim())
    .filter((rule) => rule !== "");
  return (
    rules.length === 0 ||
    rules.some((rule) => {
      if (rule.startsWith(".")) return name.toLowerCase().endsWith(rule);
      return rule.endsWith("/*") ? type.startsWith(rule.slice(0, -1)) : type === rule;
    })
  );
};

/** Says in words what HTML's `accept` takes. Types of a file's content are left out beside its endings. */
export const acceptText = (accept: string): string => {
  const rules = accept.split(",").map((rule) => rule.trim());
  const endings = rules.filter((rule) => rule.startsWith("."));
  const words = [
    ...(rules.includes("image/*") ? ["a picture"] : []),
    ...(endings.length > 0 ? [`a file that ends in ${endings.join(" or ")}`] : []),
  ];
  return words.length > 0 ? words.join(" or ") : accept;
};

export interface FileLimits {
  accept?: string;
  maxBytes?: number;
  maxFiles?: number;
}

/** Splits files into those that fit the limits and those that do not, each with the reason. */
export const sortFiles = <Kind extends Pick<File, "name" | "type" | "size">>(
  files: readonly Kind[],
  { accept, maxBytes = Number.POSITIVE_INFINITY, maxFiles = Number.POSITIVE_INFINITY }: FileLimits,
): { taken: Kind[]; refused: { file: Kind; fault: FileFault }[] } => {
  const taken: Kind[] = [];
  const refused: { file: Kind; fault: FileFault }[] = [];
  for (const file of files)
    if (!isAccepted(file, accept)) refused.push({ file, fault: "type" });
    else if (file.size === 0) refused.push({ file, fault: "empty" });
    else if (file.size > maxBytes) refused.push({ file, fault: "size" });
    else if (taken.length >= maxFiles) refused.push({ file, fault: "count" });
    else taken.push(file);
  return { taken, refused };
};

const units = ["byte", "kilobyte", "megabyte", "gigabyte"] as const;

/** Writes a size as "4.2 MB". */
export const sizeText = (bytes: number): string => {
  const power = Math.min(Math.floor(Math.log10(Math.max(bytes, 1)) / 3), units.length - 1);
  return new Intl.NumberFormat("en-IN", {
    style: "unit",
    unit: units[power] ?? "byte",
    maximumFractionDigits: power === 0 ? 0 : 1,
  }).format(bytes / 1000 ** power);
};
