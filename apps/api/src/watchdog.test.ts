import { spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";

const program = fileURLToPath(new URL("./watchdog.ts", import.meta.url));

/** Starts a process whose watchdog has a limit of one second. */
const watched = async (work: string): Promise<{ signal: unknown; output: string }> => {
  const script = `const { startWatchdog } = await import(${JSON.stringify(program)});
    const stop = startWatchdog(1000); ${work}; await stop();`;
  const child = spawn(process.execPath, ["--import", "tsx", "--input-type=module", "-e", script], {
    stdio: ["ignore", "ignore", "pipe"],
  });
  let output = "";
  child.stderr.on("data", (text: Buffer) => {
    output += text.toString();
  });
  const [, signal] = (await once(child, "close")) as [number | null, string | null];
  return { signal, output };
};

describe("the watchdog", () => {
  test("ends a process whose event loop is blocked, and says why", async () => {
    const { signal, output } = await watched(
      "const end = Date.now() + 60_000; while (Date.now() < end);",
    );
    expect(signal).toBe("SIGKILL");
    expect(output).toContain("The shop has been frozen for 1 seconds");
  });

  test("leaves one alone that waits", async () => {
    const { signal, output } = await watched(
      "await new Promise((resolve) => setTimeout(resolve, 1500));",
    );
    expect([signal, output]).toEqual([null, ""]);
  });
});
