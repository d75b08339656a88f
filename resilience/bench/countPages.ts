import type { Client, Reply } from "../harness/client.ts";
import { inParallel } from "../harness/load.ts";

interface PageLoad {
  requests: number;
  /** Requests at the same time. */
  connections: number;
  /** Returns the path of a request. */
  pathOf: (index: number) => string;
  /** Whether a response of status 200 is the complete page. */
  isComplete: (reply: Reply) => boolean;
  /** Value of the If-None-Match header. */
  ifNoneMatch?: string;
}

/** Requests pages and counts the responses. `busy` are 503 with `Retry-After`, `incomplete` are 200 and not the complete page. */
export const countPages = async (
  client: Client,
  { requests, connections, pathOf, isComplete, ifNoneMatch }: PageLoad,
) => {
  const counts = { complete: 0, busy: 0, incomplete: 0, other: 0, notModified: 0 };
  await inParallel(Array.from({ length: requests }).keys(), connections, async (index) => {
    const ip = `10.1.0.${index % 250}`;
    const reply = await client.send({ method: "GET", path: pathOf(index), ip, ifNoneMatch });
    if (reply.status === 304) counts.notModified++;
    else if (reply.status === 503 && reply.headers["retry-after"]) counts.busy++;
    else if (reply.status !== 200) counts.other++;
    else if (isComplete(reply)) counts.complete++;
    else counts.incomplete++;
  });
  return counts;
};
