/** Where the shop may connect to: public IP addresses by https, also after a name was resolved and after a redirect. */
import { lookup } from "node:dns";
import { BlockList, isIP } from "node:net";
import type { LookupFunction } from "node:net";

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

/** Which URLs may be connected to. */
export interface Targets {
  isAllowedIp: (ip: string) => boolean;
  /** Whether plain HTTP is allowed beside HTTPS. */
  allowsHttp: boolean;
}

export const publicTargets: Targets = { isAllowedIp: isPublicIp, allowsHttp: false };

/** Private networks and plain HTTP, too. */
export const anyTargets: Targets = { isAllowedIp: () => true, allowsHttp: true };

/** Returns the targets of a setting such as WEBHOOK_TARGETS. */
export const targetsOf = (setting: "public" | "any"): Targets =>
  setting === "any" ? anyTargets : publicTargets;

const withoutBrackets = (hostname: string): string => hostname.replace(/^\[|\]$/g, "");

/** Returns the host of a URL as an IP address without brackets. Undefined for a host name. */
const ipIn = ({ hostname }: URL): string | undefined => {
  const bare = withoutBrackets(hostname);
  return isIP(bare) === 0 ? undefined : bare;
};

/**
 * Returns why a URL is not allowed as a target, undefined for a valid one. Host names are checked when a connection
 * resolves them.
 */
export const urlErrorOf = (
  text: string,
  { isAllowedIp, allowsHttp }: Targets,
): string | undefined => {
  if (!URL.canParse(text)) return "it is not a URL";
  const url = new URL(text);
  if (url.username !== "" || url.password !== "") return "it contains a user name or a password";
  if (url.protocol !== "https:" && !(allowsHttp && url.protocol === "http:"))
    return "it does not begin with https://";
  const ip = ipIn(url);
  if (ip !== undefined && !isAllowedIp(ip)) return `${ip} is not a public IP address`;
  return undefined;
};

export const PRIVATE_HOST = "the host name resolves to a private IP address";

/**
 * Returns a function that resolves a host name and refuses it when one of its IP addresses is not allowed. The connection
 * uses the checked IP addresses, which prevents DNS rebinding.
 */
export const lookupOf =
  ({ isAllowedIp }: Targets): LookupFunction =>
  (hostname, options, callback) => {
    lookup(hostname, { ...options, all: true }, (error, addresses) => {
      if (error) {
        callback(error, "");
        return;
      }
      const [first] = addresses;
      if (!first || addresses.some(({ address }) => !isAllowedIp(address)))
        callback(new Error(PRIVATE_HOST), "");
      else if (options.all) callback(null, addresses);
      else callback(null, first.address, first.family);
    });
  };

/** Resolves the host of a URL. Returns the error message if nothing could connect to it now. */
export const resolveErrorOf = ({ hostname }: URL, targets: Targets): Promise<string | undefined> =>
  new Promise((done) => {
    lookupOf(targets)(withoutBrackets(hostname), {}, (error) => done(error?.message));
  });
