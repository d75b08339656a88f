/**
 * Reads the fields of a form by name. A submit reads them instead of the state: a script may fill fields without an event.
 */
export const formValues = (form: HTMLFormElement): Record<string, string> =>
  Object.fromEntries(
    [...new FormData(form)].flatMap(([name, value]) =>
      typeof value === "string" ? [[name, value]] : [],
    ),
  );

/** Returns the values that differ from the known ones of the same names. */
export const changedValues = <Fields extends object>(
  values: Partial<Fields>,
  known: Fields,
): Partial<Fields> =>
  Object.fromEntries(
    Object.entries(values).filter(([name, value]) => value !== known[name as keyof Fields]),
  ) as Partial<Fields>;
