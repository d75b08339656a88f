/** Figures of processes, as Linux shows them in `/proc`. */
import { readFileSync, readdirSync } from "node:fs";

const statusMib = (pid: number, field: string): number => {
  const status = readFileSync(`/proc/${pid}/status`, "utf8");
  return Number(new RegExp(`${field}:\\s+(\\d+)`).exec(status)?.[1] ?? 0) / 1024;
};

/** Returns the resident memory of a process in MiB. */
export const residentMib = (pid: number): number => statusMib(pid, "VmRSS");

/** Returns the largest resident memory of a process so far, in MiB. */
export const peakMib = (pid: number): number => statusMib(pid, "VmHWM");

/** Returns the CPU time of a process so far, in ms, with all its threads. 0 after its end. */
export const cpuMs = (pid: number): number => {
  try {
    return readdirSync(`/proc/${pid}/task`)
      .map((thread) => readFileSync(`/proc/${pid}/task/${thread}/schedstat`, "utf8"))
      .reduce((sum, schedstat) => sum + Number(schedstat.split(" ")[0]) / 1e6, 0);
  } catch {
    return 0;
  }
};
