import { lookup } from "node:dns";
import { request as requestHttp } from "node:http";
import { request as requestHttps } from "node:https";
import type { LookupFunction } from "node:net";
import { seconds } from "../../clock.ts";
import type { Clock } from "../../clock.ts";
import type { Db } from "../../db/client.ts";
import { claimDeliveries, markDelivered, markUndelivered } from "./webhooks.repo.ts";
import type { Delivery } from "./webhooks.repo.ts";
import { urlErrorOf, isPublicIp, signatureOf } from "./webhooks.rules.ts";

/** Maximum concurrent deliveries, so that a slow receiver delays few others. */
const CONCURRENCY = 20;
const TIMEOUT_MS = seconds(10);
/** Maximum number of response bytes to read before the connection is closed. */
const MAX_RESPONSE_BYTES = 16 * 1024;

export interface DeliveryRules {
  /** Timeout of a delivery, in milliseconds. Default 10,000. */
  timeoutMs?: number;
  /** Whether private IP addresses and plain HTTP are allowed (WEBHOOK_TARGETS=any). */
  mayBePrivate: boolean;
  /** Aborted when the worker stops. */
  signal?: AbortSignal;
}

/**
 * Resolves a host name and refuses it when one of its IP addresses is private. The connection uses the checked IP
 * addresses, which prevents DNS rebinding.
 */
const publicLookup: LookupFunction = (hostname, options, callback) => {
  lookup(hostname, { ...options, all: true }, (error, addresses) => {
    if (error) {
      callback(error, "");
      return;
    }
    const [first] = addresses;
    if (!first || addresses.some(({ address }) => !isPublicIp(address)))
      callback(new Error("the name leads to a private address"), "");
    else if (options.all) callback(null, addresses);
    else callback(null, first.address, first.family);
  });
};

/** Sends an event and returns the status of the response. Does not follow redirects. */
const post = (
  url: URL,
  body: string,
  headers: Record<string, string>,
  { mayBePrivate, signal, timeoutMs = TIMEOUT_MS }: DeliveryRules,
): Promise<number> =>
  new Promise((done, fail) => {
    const timeout = AbortSignal.timeout(timeoutMs);
    const request = (url.protocol === "https:" ? requestHttps : requestHttp)(url, {
      method: "POST",
      headers: { ...headers, "content-length": String(Buffer.byteLength(body)) },
      agent: false,
      signal: signal ? AbortSignal.any([timeout, signal]) : timeout,
      ...(mayBePrivate ? {} : { lookup: publicLookup }),
    });
    let isAnswered = false;
    request.on("error", (error) =>
      fail(timeout.aborted ? new Error(`no answer within ${timeoutMs / 1000} s`) : error),
    );
    // A protocol upgrade causes neither a response nor an error event.
    request.once("close", () => {
      if (!isAnswered) fail(new Error("the connection was closed without an answer"));
    });
    request.once("response", (response) => {
      isAnswered = true;
      let size = 0;
      response.on("data", (chunk: Buffer) => {
        size += chunk.length;
        if (size > MAX_RESPONSE_BYTES) response.destroy();
      });
      response.on("error", () => undefined);
      response.once("close", () => done(response.statusCode ?? 0));
    });
    request.end(body);
  });

/** Delivers an event or rejects. Only 2xx counts as success. */
const deliver = async (delivery: Delivery, clock: Clock, rules: DeliveryRules): Promise<void> => {
  const { id, url, body, secret } = delivery;
  const urlError = urlErrorOf(url, rules.mayBePrivate);
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

/** Sends every due event, several at once, and returns failed ones to the queue. Returns the failures. */
export const deliverDue = async (
  db: Db,
  clock: Clock,
  rules: DeliveryRules,
): Promise<{ webhookId: string; reason: string }[]> => {
  const failures: { webhookId: string; reason: string }[] = [];
  const attempt = async (delivery: Delivery): Promise<void> => {
    try {
      await deliver(delivery, clock, rules);
    } catch (error) {
      // An abort by the worker's stop is no failure: the event is retried when its claim expires.
      if (rules.signal?.aborted) return;
      const reason = reasonOf(error);
      failures.push({ webhookId: delivery.webhookId, reason });
      await markUndelivered(db, delivery, reason, clock.now());
      return;
    }
    await markDelivered(db, delivery, clock.now());
  };
  while (!rules.signal?.aborted) {
    const deliveries = await claimDeliveries(db, clock.now(), CONCURRENCY);
    await Promise.all(deliveries.map(attempt));
    if (deliveries.length < CONCURRENCY) break;
  }
  return failures;
};
