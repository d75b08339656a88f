/** A reason not to start, in one line: what is wrong, why it matters, how to mend it. */
export class StartError extends Error {
  override readonly name = "StartError";
}

/** The line to print for whatever stopped the start. */
export const startLine = (error: unknown): string => {
  const message = error instanceof Error ? error.message : String(error);
  return message.replace(/\s*[\r\n]+\s*/g, " ");
};
