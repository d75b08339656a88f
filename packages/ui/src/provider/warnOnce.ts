const said = new Set<string>();

/**
 * Says a broken rule to the developer, once for each component and sentence. Callers ask `import.meta.env.DEV` first,
 * so that neither question nor sentence is shipped.
 */
export const warnOnce = (component: string, rule: string): void => {
  const sentence = `${component}: ${rule}`;
  if (said.has(sentence)) return;
  said.add(sentence);
  console.error(sentence);
};
