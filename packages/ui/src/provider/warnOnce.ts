const reported = new Set<string>();

/**
 * Logs a misuse once, in the form "subject: problem". Callers check `process.env.NODE_ENV !== "production"` first, so that
 * condition and message are removed from production builds.
 */
export const warnOnce = (subject: string, problem: string): void => {
  const message = `${subject}: ${problem}`;
  if (reported.has(message)) return;
  reported.add(message);
  console.error(message);
};
