/** A reason not to start, in one line: what is wrong, why it matters, how to fix it. */
export class StartError extends Error {
  override readonly name = "StartError";
}

/** Returns the line to print for any startup error. */
export const startLine = (error: unknown): string => {
  const message = error instanceof Error ? error.message : String(error);
  return message.replace(/\s*[\r\n]+\s*/g, " ");
};
