import type { Fault } from "../trade/context.ts";
import { fullDisk } from "./fullDisk.ts";
import { kill } from "./kill.ts";
import { lockedRow } from "./lockedRow.ts";
import { outage } from "./outage.ts";
import { secondProcess } from "./secondProcess.ts";
import { servicesDown } from "./servicesDown.ts";
import { skewedClock } from "./skewedClock.ts";
import { slowDatabase } from "./slowDatabase.ts";

/** The faults by the names that `--fault` takes. */
export const faults: Readonly<Record<string, Fault>> = {
  kill,
  outage,
  "slow-database": slowDatabase,
  "locked-row": lockedRow,
  "skewed-clock": skewedClock,
  "full-disk": fullDisk,
  "second-process": secondProcess,
  "services-down": servicesDown,
};
