import { readFileSync, readdirSync } from "node:fs";

/** Returns the CPU time of a process so far, in ms, with all its threads, as Linux shows it in `/proc`. 0 after its end. */
export const cpuMs = (pid: number): number => {
  try {
    return readdirSync(`/proc/${pid}/task`)
      .map((thread) => readFileSync(`/proc/${pid}/task/${thread}/schedstat`, "utf8"))
      .reduce((sum, schedstat) => sum + Number(schedstat.split(" ")[0]) / 1e6, 0);
  } catch {
    return 0;
  }
};
