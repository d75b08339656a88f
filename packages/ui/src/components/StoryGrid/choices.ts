/**
 * Returns the `argTypes` of props whose values are a list that the component exports: Storybook does not resolve
 * `(typeof list)[number]`.
 */
export const choices = (lists: Readonly<Record<string, readonly string[]>>): object =>
  Object.fromEntries(
    Object.entries(lists).map(([name, options]) => [
      name,
      {
        control: "select",
        options,
        table: { type: { summary: options.map((option) => `"${option}"`).join(" | ") } },
      },
    ]),
  );
