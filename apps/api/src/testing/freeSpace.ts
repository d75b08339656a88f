import promises from "node:fs/promises";
import { syncBuiltinESMExports } from "node:module";
import { onTestFinished, vi } from "vitest";

/** Lets disks report so many free bytes until the test ends. */
export const reportFreeSpace = (bytes: number): void => {
  const statfs = vi.spyOn(promises, "statfs").mockResolvedValue({
    type: 0,
    bsize: 1,
    blocks: bytes,
    bfree: bytes,
    bavail: bytes,
    files: 0,
    ffree: 0,
  });
  syncBuiltinESMExports();
  onTestFinished(() => {
    statfs.mockRestore();
    syncBuiltinESMExports();
  });
};
