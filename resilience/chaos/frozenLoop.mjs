/** Preload: blocks the event loop for ever on SIGUSR2, like an infinite loop in the engine. */
process.on("SIGUSR2", () => {
  for (;;);
});
