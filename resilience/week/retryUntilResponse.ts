import { setTimeout as wait } from "node:timers/promises";
import { isResponseLost } from "../harness/client.ts";
import type { Client, ClientRequest, Reply } from "../harness/client.ts";

export type Send = Client["send"];

const MAX_REPEATS = 400;
const PAUSE_MS = 150;

/** Repeats a request that changes nothing, or that may be repeated, until the shop answers it. */
export const retryUntilResponse = async (send: Send, request: ClientRequest): Promise<Reply> => {
  for (let repeat = 0; repeat < MAX_REPEATS; repeat++) {
    const reply = await send(request);
    if (!isResponseLost(reply)) return reply;
    await wait(PAUSE_MS);
  }
  throw new Error(`${request.method} ${request.path} was never answered.`);
};
