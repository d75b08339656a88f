import { createHmac } from "node:crypto";
import { BlockList, isIP } from "node:net";
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

/** Special-purpose IPv4 networks (IANA's registry). */
const special4: readonly [network: string, prefix: number][] = [
  ["0.0.0.0", 8],
  ["10.0.0.0", 8],
  ["100.64.0.0", 10],
  ["127.0.0.0", 8],
  ["169.254.0.0", 16],
  ["172.16.0.0", 12],
  ["192.0.0.0", 24],
  ["192.0.2.0", 24],
  ["192.88.99.0", 24],
  ["192.168.0.0", 16],
  ["198.18.0.0", 15],
  ["198.51.100.0", 24],
  ["203.0.113.0", 24],
  ["224.0.0.0", 3],
];

/** Networks within 2000::/3 that are special-purpose, or that embed IPv4 addresses. */
const special6: readonly [network: string, prefix: number][] = [
  ["2001::", 23],
  ["2001:db8::", 32],
  ["2002::", 16],
  ["3fff::", 20],
];

const refused = new BlockList();
for (const [network, prefix] of special4) refused.addSubnet(network, prefix, "ipv4");
for (const [network, prefix] of special6) refused.addSubnet(network, prefix, "ipv6");
const global6 = new BlockList();
global6.addSubnet("2000::", 3, "ipv6");

export const isPublicIp = (ip: string): boolean => {
  const family = isIP(ip);
  if (family === 4) return !refused.check(ip, "ipv4");
  return family === 6 && global6.check(ip, "ipv6") && !refused.check(ip, "ipv6");
};

/** Returns the host of a URL as an IP address without brackets. Undefined for a host name. */
export const ipIn = ({ hostname }: URL): string | undefined => {
  const bare = hostname.replace(/^\[|\]$/g, "");
  return isIP(bare) === 0 ? undefined : bare;
};

/**
 * Returns why a URL is not allowed as a target, undefined for a valid one. Host names are checked when a connection
 * resolves them.
 */
export const urlErrorOf = (text: string, mayBePrivate: boolean): string | undefined => {
  if (!URL.canParse(text)) return "it is not a URL";
  const url = new URL(text);
  if (url.username !== "" || url.password !== "") return "it contains a user name or a password";
  if (url.protocol !== "https:" && !(mayBePrivate && url.protocol === "http:"))
    return "it does not begin with https://";
  const ip = ipIn(url);
  if (ip !== undefined && !mayBePrivate && !isPublicIp(ip))
    return `${ip} is not a public IP address`;
  return undefined;
};
