/** Loaded before a program: at SIGUSR2 it never comes back to its event loop, as on an engine that spins. */
process.on("SIGUSR2", () => {
  for (;;);
});
