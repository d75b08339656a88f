import { request as requestHttp } from "node:http";
import { request as requestHttps } from "node:https";
import type { FastifyBaseLogger } from "fastify";
import { seconds } from "../../clock.ts";
import type { Clock } from "../../clock.ts";
import type { Db } from "../../db/client.ts";
import { lookupOf, urlErrorOf } from "../../http/targets.ts";
import type { Targets } from "../../http/targets.ts";
import { fillTasks } from "../../fillTasks.ts";
import {
  claimDelivery,
  markDelivered,
  markUndelivered,
  selectDueWebhooks,
} from "./webhooks.repo.ts";
import type { Delivery } from "./webhooks.repo.ts";
import { signatureOf } from "./webhooks.rules.ts";

/** Maximum concurrent deliveries to one webhook. */
const CONCURRENCY = 5;
const TIMEOUT_MS = seconds(10);
const PAUSE_MS = seconds(30);

export interface DeliveryRules {
  /** Timeout of a delivery, in milliseconds. Default 10,000. */
  timeoutMs?: number;
  /** How long a webhook gets nothing after it did not answer in time, in milliseconds. Default 30,000. */
  pauseMs?: number;
  targets: Targets;
  /** Aborted when the worker stops. */
  signal?: AbortSignal;
}

class TimeoutError extends Error {}

/**
 * Sends an event and returns the status of the response. Drops the body: a receiver that sends it slowly has answered
 * all the same. Does not follow redirects.
 */
const post = (
  url: URL,
  body: string,
  headers: Record<string, string>,
  { targets, signal, timeoutMs = TIMEOUT_MS }: DeliveryRules,
): Promise<number> =>
  new Promise((done, fail) => {
    const request = (url.protocol === "https:" ? requestHttps : requestHttp)(url, {
      method: "POST",
      headers: { ...headers, "content-length": String(Buffer.byteLength(body)) },
      agent: false,
      // Not joined with a timeout by `AbortSignal.any`: a signal remembers for good what was derived from it.
      ...(signal && { signal }),
      lookup: lookupOf(targets),
    });
    const timer = setTimeout(
      () => request.destroy(new TimeoutError(`no answer within ${timeoutMs / 1000} s`)),
      timeoutMs,
    );
    let isAnswered = false;
    request.on("error", fail);
    // A protocol upgrade causes neither a response nor an error event.
    request.once("close", () => {
      clearTimeout(timer);
      if (!isAnswered) fail(new Error("the connection was closed without an answer"));
    });
    request.once("response", (response) => {
      isAnswered = true;
      response.on("error", () => undefined);
      done(response.statusCode ?? 0);
      response.destroy();
    });
    request.end(body);
  });

/** Delivers an event or rejects. Only 2xx counts as success. */
const deliver = async (delivery: Delivery, clock: Clock, rules: DeliveryRules): Promise<void> => {
  const { id, url, body, secret } = delivery;
  const urlError = urlErrorOf(url, rules.targets);
  if (urlError !== undefined) throw new Error(urlError);
  const timestamp = Math.floor(clock.now().getTime() / 1000);
  const headers = {
    "content-type": "application/json",
    "user-agent": "Pallu-Webhooks/1",
    "webhook-id": id,
    "webhook-timestamp": String(timestamp),
    "webhook-signature": signatureOf(secret, { id, timestamp, body }),
  };
  const status = await post(new URL(url), body, headers, rules);
  if (status < 200 || status > 299) throw new Error(`answered ${status}`);
};

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : "failed");

/**
 * Sends events to webhooks, a few at once to each. The webhooks do not wait for one another: a slow one delays only its
 * own events. One that did not answer in time is paused. Failed events return to the queue. No `p-limit`: each task claims
 * one event after the other, so that events wait in the database and not in memory.
 */
export const createDeliveries = (
  db: Db,
  clock: Clock,
  rules: DeliveryRules,
  log: Pick<FastifyBaseLogger, "warn">,
) => {
  const { pauseMs = PAUSE_MS, signal } = rules;
  const running = new Map<string, Set<Promise<void>>>();
  /** When the pause of a webhook ends, by the monotonic clock. */
  const pausedUntil = new Map<string, number>();
  const isPaused = (webhookId: string): boolean =>
    (pausedUntil.get(webhookId) ?? 0) > performance.now();

  const attempt = async (delivery: Delivery): Promise<void> => {
    const { webhookId } = delivery;
    try {
      await deliver(delivery, clock, rules);
    } catch (error) {
      // An abort by the worker's stop is no failure: the event is retried when its claim expires.
      if (signal?.aborted) return;
      if (error instanceof TimeoutError) pausedUntil.set(webhookId, performance.now() + pauseMs);
      const reason = reasonOf(error);
      log.warn({ webhookId, reason }, "an event could not be delivered and will be tried again");
      await markUndelivered(db, delivery, reason, clock.now());
      return;
    }
    await markDelivered(db, delivery, clock.now());
  };

  const deliverTo = async (webhookId: string): Promise<void> => {
    while (signal?.aborted !== true && !isPaused(webhookId)) {
      const delivery = await claimDelivery(db, webhookId, clock.now());
      if (!delivery) return;
      await attempt(delivery);
    }
  };

  const fill = (webhookId: string): void => {
    const tasks = running.get(webhookId) ?? new Set();
    running.set(webhookId, tasks);
    fillTasks(tasks, CONCURRENCY, () => deliverTo(webhookId), log);
  };

  return {
    /** Starts to send the due events of every webhook, and returns before they have arrived. */
    start: async (): Promise<void> => {
      for (const { id } of await selectDueWebhooks(db, clock.now())) if (!isPaused(id)) fill(id);
    },
    /** Waits for the deliveries that were started. */
    finished: async (): Promise<void> => {
      await Promise.all([...running.values()].flatMap((tasks) => [...tasks]));
    },
  };
};
