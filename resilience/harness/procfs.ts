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

/** Returns the children of a process. */
export const childrenOf = (pid: number): number[] =>
  readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .filter((name) => {
      try {
        const stat = readFileSync(`/proc/${name}/stat`, "utf8");
        return stat.slice(stat.lastIndexOf(")") + 2).split(" ")[1] === String(pid);
      } catch {
        // It has exited meanwhile.
        return false;
      }
    })
    .map(Number);
