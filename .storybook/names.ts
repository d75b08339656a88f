/**
 * Returns a story's name as the sidebar shows it: in sentence case, because Storybook derives `Right To Left` from the export,
 * and without the ids of requirements that it proves.
 */
export const storyName = (name: string): string =>
  sentenceCase(name.replaceAll(/\s*\[[A-Z]+-\d+\]\s*/g, ""));

const sentenceCase = (name: string): string =>
  /^[A-Z][a-z]*(?: [A-Z0-9][a-z]*)+$/.test(name)
    ? `${name.slice(0, 1)}${name.slice(1).toLowerCase()}`.replace(/\bcolors\b/, "colours")
    : name;

const screenNames: Readonly<Record<string, string>> = {
  Faq: "FAQ",
  ForgerPassword: "Forgotten password",
};

/** Returns the name of a screen in words: "Blog details V3" for `BlogDetailsV3`. */
export const screenName = (name: string): string =>
  screenNames[name] ??
  name
    .replaceAll(/(?<=[a-z])(?=[A-Z])/g, " ")
    .replaceAll(/(?<= )[A-Z](?=[a-z])/g, (letter) => letter.toLowerCase());
