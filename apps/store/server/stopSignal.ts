/**
 * Answers SIGTERM and SIGINT from the moment this module is loaded. It imports nothing: the rest of the program is
 * loaded after it, so that a stop in the first second is heard as well, also by a process with pid 1.
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

// A package manager forwards a signal that the process group has got already, so the second one means nothing.
const onSignal = (): void => {
  if (isStopping) return;
  isStopping = true;
  void end();
};
process.on("SIGTERM", onSignal);
process.on("SIGINT", onSignal);

/** Sets what a signal does before the process ends with 0. */
export const onStop = (work: Stop): void => {
  stop = work;
};
