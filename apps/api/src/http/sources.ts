import { isIPv6 } from "node:net";

const MAPPED = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;

/** Returns the eight groups of an IPv6 address, as four hexadecimal digits each. */
const groupsOf = (ip: string): string[] => {
  // The URL parser normalizes an IPv6 address to its shortest form, without IPv4 notation.
  const short = new URL(`http://[${ip.replace(/%.*$/, "")}]`).hostname.slice(1, -1);
  const [head = "", tail] = short.split("::");
  const before = head.split(":").filter(Boolean);
  const after = (tail ?? "").split(":").filter(Boolean);
  const between = Array.from({ length: 8 - before.length - after.length }, () => "0");
  return [...before, ...between, ...after].map((group) => group.padStart(4, "0"));
};

/** A network of clients. `weight` is the number of sources that its limit allows for. */
export interface Source {
  key: string;
  weight: number;
}

/** How many sources a /48 may use before it counts as one. */
const SITE_WEIGHT = 10;

/**
 * Returns the source whose turns a client of an IP address takes. The networks of a /48 share as many turns as it has
 * weight, so that somebody with a whole /48 does not have 65,536.
 */
export const queueSourceOf = (ip: string): string => {
  const [network, own] = sourcesOf(ip);
  if (!network || !own) return network?.key ?? ip;
  return `${network.key} ${Number.parseInt(own.key.slice(15, 19), 16) % network.weight}`;
};

/**
 * Returns the networks to count an IP address under, the widest first. An IPv6 household has a whole /64, and a /48
 * holds 65,536 of those.
 */
export const sourcesOf = (ip: string): Source[] => {
  const mapped = MAPPED.exec(ip)?.[1];
  if (mapped !== undefined || !isIPv6(ip)) return [{ key: mapped ?? ip, weight: 1 }];
  const groups = groupsOf(ip);
  return [
    { key: `${groups.slice(0, 3).join(":")}::/48`, weight: SITE_WEIGHT },
    { key: `${groups.slice(0, 4).join(":")}::/64`, weight: 1 },
  ];
};
