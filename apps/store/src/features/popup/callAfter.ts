/** Returns an effect that calls back after a delay in ms, counted from the next frame. */
export const callAfter =
  (delayMs: number, callback: () => void): (() => () => void) =>
  () => {
    let timer: ReturnType<typeof setTimeout>;
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(callback, delayMs);
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  };
