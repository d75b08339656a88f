import { createHmac } from "node:crypto";
import { hours, minutes, seconds } from "../../clock.ts";

/** Delays after the nth failed attempt, as Standard Webhooks recommends. */
const delays = [
  seconds(5),
  minutes(5),
  minutes(30),
  hours(2),
  hours(5),
  hours(10),
  hours(14),
  hours(20),
  hours(24),
];

export const MAX_DELIVERY_TRIES = delays.length + 1;

export const deliveryDelay = (tries: number): number => delays[tries - 1] ?? hours(24);

export interface ShopEvent {
  /** The event type, such as `order.shipped`. */
  type: string;
  data: Readonly<Record<string, string | number>>;
}

export const SECRET_PREFIX = "whsec_";

interface Signed {
  id: string;
  /** Seconds since 1970. */
  timestamp: number;
  body: string;
}

/** Returns the `webhook-signature` of an event (https://www.standardwebhooks.com). */
export const signatureOf = (secret: string, { id, timestamp, body }: Signed): string => {
  const key = Buffer.from(secret.slice(SECRET_PREFIX.length), "base64");
  return `v1,${createHmac("sha256", key).update(`${id}.${timestamp}.${body}`).digest("base64")}`;
};
