const reported = new Set<string>();

/**
 * Logs a misuse of a component once. Callers check `process.env.NODE_ENV !== "production"` first, so that condition and message are
 * removed from production builds.
 */
export const warnOnce = (component: string, problem: string): void => {
  const message = `${component}: ${problem}`;
  if (reported.has(message)) return;
  reported.add(message);
  console.error(message);
};
