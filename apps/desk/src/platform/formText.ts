/** Returns what was typed into a field of a form, '' without such a field. */
export const formText = (form: FormData, name: string): string => {
  const value = form.get(name);
  return typeof value === "string" ? value : "";
};
