/** Returns the part of a source between `// #region name` and `// #endregion`. Throws if there is none. */
export const partOf = (source: string, name: string): string => {
  const [, rest] = source.split(`// #region ${name}\n`);
  const [part, end] = rest?.split("// #endregion") ?? [];
  if (part === undefined || end === undefined)
    throw new RangeError(`There is no region "${name}".`);
  return part.trim();
};
