/** A reason not to start, in one line: what is wrong, why it matters, how to fix it. */
export class StartupError extends Error {
  override readonly name = "StartupError";
}

/** Returns the line to print for any startup error. */
export const startupErrorLine = (error: unknown): string => {
  const message = error instanceof Error ? error.message : String(error);
  return message.replace(/\s*[\r\n]+\s*/g, " ");
};
