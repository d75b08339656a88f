import type { ReactElement } from "react";
import { TokenTable } from "../../../packages/ui/src/foundations/TokenTable.tsx";
import affected from "./affected.json";

/** Chromatic charges a fifth for a snapshot that TurboSnap copies from the last build. */
const COPIED = 1 / 5;
const FREE_PER_MONTH = 5000;
const DOLLARS_PER_SNAPSHOT = 0.008;

/** Pull requests of each kind in a month. */
const TIMES = 4;

const all = Math.max(...affected.map(({ pictures }) => pictures));
const chargeOf = (taken: number): number => Math.round(taken + (all - taken) * COPIED);
const count = (value: number): string => value.toLocaleString("en-GB");

const sum = affected.reduce((total, { pictures }) => total + chargeOf(pictures), 0);
const month = sum * TIMES;
const paid = Math.max(0, month - FREE_PER_MONTH) * DOLLARS_PER_SNAPSHOT;

/** What ten typical pull requests cost in Chromatic, and a month of them. */
export function Cost(): ReactElement {
  return (
    <>
      <TokenTable
        label="Ten typical pull requests"
        heads={["Change", "Taken", `Copied of ${all}`, "Charged"]}
        rows={affected.map(({ change, pictures }) => ({
          key: change,
          cells: [change, pictures, all - pictures, count(chargeOf(pictures))],
        }))}
      />
      <p>
        Together {count(sum)} snapshots. A month with {TIMES * affected.length} pull requests,{" "}
        {TIMES} of each kind, each built once on main: {TIMES} × {count(sum)} = {count(month)}{" "}
        snapshots. {count(FREE_PER_MONTH)} are free. The others cost about ${DOLLARS_PER_SNAPSHOT}{" "}
        each: ${paid.toFixed(0)}. If each is also built once on its branch, the snapshots double:{" "}
        {count(2 * month)}.
      </p>
    </>
  );
}
