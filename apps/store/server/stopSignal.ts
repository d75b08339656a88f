/**
 * Handles SIGTERM and SIGINT as soon as this module is loaded. It has no imports and is loaded before the rest of the
 * program, so that early signals are handled, also with pid 1.
 */
type Stop = () => Promise<void> | void;

let stop: Stop = () => undefined;
let isStopping = false;

const end = async (): Promise<void> => {
  try {
    await stop();
    process.exit(0);
  } catch (error) {
    console.error(error);
    process.exit(1);
  }
};

// A package manager forwards a signal that the process group has received already, so the second one is ignored.
const onSignal = (): void => {
  if (isStopping) return;
  isStopping = true;
  void end();
};
process.on("SIGTERM", onSignal);
process.on("SIGINT", onSignal);

/** Sets what a signal does before the process exits with 0. */
export const onStop = (work: Stop): void => {
  stop = work;
};
