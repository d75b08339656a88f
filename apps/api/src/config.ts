import { isIP } from "node:net";
import { resolve } from "node:path";
import { isEmail } from "@pallu/contract";
import { z } from "zod";
import { readRetention, retentionDefaults } from "./retention.ts";
import type { Retention } from "./retention.ts";
import { repositoryRoot } from "./folders.ts";
import { StartupError } from "./startupError.ts";

const logLevels = ["fatal", "error", "warn", "info", "debug", "trace", "silent"] as const;

const wholeNumber = (lowest: number, highest: number, fallback: number) =>
  z
    .string()
    .regex(/^\d{1,9}$/)
    .transform(Number)
    .refine((value) => value >= lowest && value <= highest)
    .default(fallback);

const urlWith = (protocols: readonly string[]) =>
  z.string().refine((value) => URL.canParse(value) && protocols.includes(new URL(value).protocol));

const isDecodable = (text: string): boolean => {
  try {
    decodeURIComponent(text);
    return true;
  } catch {
    return false;
  }
};

/**
 * A URL that may contain a password. An @ after the host means that the password has characters which end it, so that
 * the host would be a piece of it.
 */
const serverUrl = (protocols: readonly string[], { hasHost }: { hasHost: boolean }) =>
  urlWith(protocols).refine((value) => {
    if (!URL.canParse(value)) return false;
    const { hostname, username, password, pathname, search, hash } = new URL(value);
    return (
      (!hasHost || hostname !== "") &&
      !`${pathname}${search}${hash}`.includes("@") &&
      isDecodable(username) &&
      isDecodable(password)
    );
  });

const ENCODING = "with @ / ? # % in its password written as %40 %2F %3F %23 %25";

/** Whether a text is a serialized origin: scheme, host and port. */
const isOrigin = (text: string): boolean =>
  /^https?:/.test(text) && URL.canParse(text) && new URL(text).origin === text;

/** Whether a text is an address, or a network in CIDR notation. */
const isNetwork = (text: string): boolean => {
  const [address = "", bits = "0", ...rest] = text.split("/");
  const most = { 0: -1, 4: 32, 6: 128 }[isIP(address)] ?? -1;
  return /^\d{1,3}$/.test(bits) && Number(bits) <= most && rest.length === 0;
};

/** An email address, with the name that mail programs show. The name is empty if there is none. */
export interface Mailbox {
  name: string;
  address: string;
}

/** Parses `shop@example.com` or `The Shop <shop@example.com>`. Undefined for invalid input. */
const mailboxOf = (text: string): Mailbox | undefined => {
  const [, quoted, plain = "", inBrackets] =
    /^(?:"([^"<>]*)"\s*|([^"<>]*))<([^<>]+)>$/.exec(text) ?? [];
  const name = (quoted ?? plain).trim();
  const address = (inBrackets ?? text).trim();
  return isEmail(address) && !/[\p{Cc}\p{Zl}\p{Zp}]/u.test(name) ? { name, address } : undefined;
};

const mailbox = z
  .string()
  .optional()
  .transform((text) => (text === undefined ? undefined : (mailboxOf(text) ?? null)))
  .refine((value) => value !== null);

const settings = {
  PORT: {
    schema: wholeNumber(0, 65_535, 3000),
    rule: "a port number from 0 to 65535, such as PORT=3000",
  },
  HOST: {
    schema: z.string().regex(/^\S+$/).default("localhost"),
    rule: "a host name or an address, such as HOST=0.0.0.0",
  },
  DATA_DIR: {
    schema: z
      .string()
      .default(".data")
      .transform((folder) => resolve(repositoryRoot, folder)),
    rule: "a folder",
  },
  DATABASE_URL: {
    schema: serverUrl(["postgres:", "postgresql:"], { hasHost: false }).optional(),
    rule: `a PostgreSQL address, such as postgres://user:password@localhost:5432/shop, ${ENCODING}; leave it out for the embedded database`,
  },
  REDIS_URL: {
    schema: serverUrl(["redis:", "rediss:"], { hasHost: true }).optional(),
    rule: `a Redis address, such as redis://localhost:6379, ${ENCODING}`,
  },
  REDIS_PASSWORD: {
    schema: z.string().optional(),
    rule: "the password of Redis, as it is",
  },
  SMTP_URL: {
    schema: serverUrl(["smtp:", "smtps:"], { hasHost: true }).optional(),
    rule: `a mail server's address, such as smtp://user:password@localhost:587, ${ENCODING}`,
  },
  MAIL_FROM: {
    schema: mailbox,
    rule: "an email address, or a name and an email address, such as MAIL_FROM='Pallu <shop@example.com>'",
  },
  MAIL_REPLY_TO: {
    schema: mailbox,
    rule: "an email address, or a name and an email address, such as MAIL_REPLY_TO=help@example.com",
  },
  API_URL: {
    schema: urlWith(["http:", "https:"]).optional(),
    rule: "the address of an API host, such as https://api.example.com",
  },
  PUBLIC_URL: {
    schema: urlWith(["http:", "https:"]).optional(),
    rule: "the address at which shoppers reach the shop, such as https://shop.example.com",
  },
  SEED: {
    schema: z.enum(["demo", "none"]).default("demo"),
    rule: "'demo' or 'none'",
  },
  RATE_LIMIT_FACTOR: {
    schema: z
      .string()
      .regex(/^\d{1,7}(?:\.\d{1,6})?$/)
      .transform(Number)
      .refine((value) => value > 0)
      .default(1),
    rule: "a number above 0, such as RATE_LIMIT_FACTOR=10",
  },
  REQUESTS_AT_ONCE: {
    schema: wholeNumber(0, 10_000, 8),
    rule: "a whole number from 0 to 10000",
  },
  LOG_LEVEL: {
    schema: z.enum(logLevels).default("info"),
    rule: `one of ${logLevels.join(", ")}`,
  },
  TRUSTED_PROXIES: {
    schema: z
      .string()
      .transform((list) => list.split(",").map((entry) => entry.trim()))
      .refine((list) => list.every(isNetwork))
      .default([]),
    rule: "addresses or networks in CIDR notation, separated by commas, such as 10.0.0.0/8",
  },
  ALLOWED_ORIGINS: {
    schema: z
      .string()
      .transform((list) => list.split(",").map((entry) => entry.trim()))
      .refine((list) => list.every(isOrigin))
      .default([]),
    rule: "origins of a static build on another host, without a path, separated by commas, such as https://www.example.com",
  },
  DRAIN_SECONDS: {
    schema: wholeNumber(0, 60, 0),
    rule: "whole seconds from 0 to 60",
  },
  METRICS_PORT: {
    schema: wholeNumber(0, 65_535, -1),
    rule: "a port number from 0 to 65535, such as METRICS_PORT=9464",
  },
  UNPAID_PIECES: {
    schema: wholeNumber(0, 1_000_000, 0),
    rule: "a whole number from 0 to 1000000",
  },
  WEBHOOK_TARGETS: {
    schema: z.enum(["public", "any"]).default("public"),
    rule: "'public' or, for development, 'any'",
  },
  RETENTION: {
    schema: z
      .string()
      .optional()
      .transform(readRetention)
      .refine((retention) => retention !== null),
    rule: `days by name, such as RETENTION=carts=90,messages=365; the names are ${Object.keys(retentionDefaults).join(", ")}`,
  },
} as const;

type Settings = typeof settings;

export interface Config {
  port: number;
  host: string;
  /** Absolute path of the folder for all files that the running shop writes. */
  dataDir: string;
  databaseUrl: string | undefined;
  redisUrl: string | undefined;
  redisPassword: string | undefined;
  smtpUrl: string | undefined;
  /** The sender of all mails. Default: `no-reply` at the host of `publicUrl`. */
  mailFrom: Mailbox | undefined;
  /** Where answers to mails go. Default: the sender. */
  mailReplyTo: Mailbox | undefined;
  apiUrl: string | undefined;
  /** The public URL of the shop. Determines links in mails and the Secure attribute of cookies. */
  publicUrl: string | undefined;
  seed: "demo" | "none";
  rateLimitFactor: number;
  /** Maximum concurrent requests per queue. All others wait. 0: no limit. */
  requestsAtOnce: number;
  logLevel: (typeof logLevels)[number];
  /** Proxies whose X-Forwarded-* headers are trusted. */
  trustedProxies: readonly string[];
  /** Origins besides the shop's own whose pages may use the API. */
  allowedOrigins: readonly string[];
  /** How long health responds 503 before the server stops listening, so that a load balancer notices. */
  drainSeconds: number;
  /** Port of the Prometheus metrics on HOST. Undefined: disabled. */
  metricsPort: number | undefined;
  /** Maximum unpaid pieces that an account may order within 24 hours. 0: no limit. */
  unpaidPieces: number;
  /** Allowed webhook targets: public IP addresses over https, or (`any`, for development) all. */
  webhookTargets: "public" | "any";
  /** Retention in days. */
  retention: Retention;
}

/**
 * Returns the URL of the shop for links in mails: PUBLIC_URL, or the address of a shop that only this machine can reach.
 * Undefined if it is not known, because the Host header of a request can be forged.
 */
export const shopUrlOf = ({
  publicUrl,
  host,
  port,
}: Pick<Config, "publicUrl" | "host" | "port">): string | undefined => {
  if (publicUrl !== undefined) return publicUrl;
  const isLocal = ["localhost", "127.0.0.1", "::1"].includes(host);
  return isLocal && port > 0 ? `http://localhost:${port}` : undefined;
};

/** The names of all settings. A test compares them with the documentation. */
export const settingNames: readonly string[] = Object.keys(settings);

const portOf = (port: number): number | undefined => (port < 0 ? undefined : port);

const secretSettings: readonly string[] = [
  "DATABASE_URL",
  "REDIS_URL",
  "REDIS_PASSWORD",
  "SMTP_URL",
];

/** Reads the settings. An empty value counts as unset. Throws StartupError for an invalid one. */
export const readConfig = (env: NodeJS.ProcessEnv): Config => {
  const read = <Name extends keyof Settings>(name: Name): z.output<Settings[Name]["schema"]> => {
    const value = env[name]?.trim() || undefined;
    const { schema, rule } = settings[name];
    const result = schema.safeParse(value);
    if (result.success) return result.data as z.output<Settings[Name]["schema"]>;
    const shown = secretSettings.includes(name)
      ? "what it is set to"
      : `'${(value ?? "").replaceAll(/\p{Cc}+/gu, " ")}'`;
    throw new StartupError(`${name} cannot be ${shown}: it must be ${rule}.`);
  };
  return {
    port: read("PORT"),
    host: read("HOST"),
    dataDir: read("DATA_DIR"),
    databaseUrl: read("DATABASE_URL"),
    redisUrl: read("REDIS_URL"),
    redisPassword: read("REDIS_PASSWORD"),
    smtpUrl: read("SMTP_URL"),
    mailFrom: read("MAIL_FROM") ?? undefined,
    mailReplyTo: read("MAIL_REPLY_TO") ?? undefined,
    apiUrl: read("API_URL"),
    publicUrl: read("PUBLIC_URL"),
    seed: read("SEED"),
    rateLimitFactor: read("RATE_LIMIT_FACTOR"),
    requestsAtOnce: read("REQUESTS_AT_ONCE"),
    logLevel: read("LOG_LEVEL"),
    trustedProxies: read("TRUSTED_PROXIES"),
    allowedOrigins: read("ALLOWED_ORIGINS"),
    drainSeconds: read("DRAIN_SECONDS"),
    metricsPort: portOf(read("METRICS_PORT")),
    unpaidPieces: read("UNPAID_PIECES"),
    webhookTargets: read("WEBHOOK_TARGETS"),
    retention: read("RETENTION") ?? retentionDefaults,
  };
};
