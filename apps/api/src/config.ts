import { isIP } from "node:net";
import { resolve } from "node:path";
import { isDeepStrictEqual } from "node:util";
import { isEmail } from "@pallu/contract";
import { z } from "zod";
import { readRetention, retentionDefaults } from "./retention.ts";
import { repositoryRoot } from "./folders.ts";
import { StartupError } from "./startupError.ts";

const logLevels = ["fatal", "error", "warn", "info", "debug", "trace", "silent"] as const;

const wholeNumber = (lowest: number, highest: number) =>
  z
    .string()
    .regex(/^\d{1,9}$/)
    .transform(Number)
    .refine((value) => value >= lowest && value <= highest);

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
  .refine((text) => mailboxOf(text) !== undefined)
  .transform(mailboxOf)
  .optional();

const listOf = (isValid: (entry: string) => boolean) =>
  z
    .string()
    .transform((list): readonly string[] => list.split(",").map((entry) => entry.trim()))
    .refine((list) => list.every(isValid))
    .default([]);

/** Each mail to them is a row of its own, in the transaction of an order. */
const MAX_OWNERS = 10;

interface Setting {
  schema: z.ZodType;
  /** Ends the message "NAME cannot be '…': it must be …". */
  rule: string;
  /** Whether messages may not show its value. */
  isSecret?: true;
}

/** Each by its name in `Config`: `dataDir` is DATA_DIR. */
const settings = {
  port: {
    schema: wholeNumber(0, 65_535).default(3000),
    rule: "a port number from 0 to 65535, such as PORT=3000",
  },
  host: {
    schema: z.string().regex(/^\S+$/).default("localhost"),
    rule: "a host name or an address, such as HOST=0.0.0.0",
  },
  /** Absolute path of the folder for all files that the running shop writes. */
  dataDir: {
    schema: z
      .string()
      .default(".data")
      .transform((folder) => resolve(repositoryRoot, folder)),
    rule: "a folder",
  },
  databaseUrl: {
    schema: serverUrl(["postgres:", "postgresql:"], { hasHost: false }).optional(),
    rule: `a PostgreSQL address, such as postgres://user:password@localhost:5432/shop, ${ENCODING}; leave it out for the embedded database`,
    isSecret: true,
  },
  redisUrl: {
    schema: serverUrl(["redis:", "rediss:"], { hasHost: true }).optional(),
    rule: `a Redis address, such as redis://localhost:6379, ${ENCODING}`,
    isSecret: true,
  },
  redisPassword: {
    schema: z.string().optional(),
    rule: "the password of Redis, as it is",
    isSecret: true,
  },
  smtpUrl: {
    schema: serverUrl(["smtp:", "smtps:"], { hasHost: true }).optional(),
    rule: `a mail server's address, such as smtp://user:password@localhost:587, ${ENCODING}`,
    isSecret: true,
  },
  /** The sender of all mails. Default: `no-reply` at the host of `publicUrl`. */
  mailFrom: {
    schema: mailbox,
    rule: "an email address, or a name and an email address, such as MAIL_FROM='Pallu <shop@example.com>'",
  },
  /** Where answers to mails go. Default: the sender. */
  mailReplyTo: {
    schema: mailbox,
    rule: "an email address, or a name and an email address, such as MAIL_REPLY_TO=help@example.com",
  },
  /** Whom the shop tells of new orders and messages. */
  mailOwner: {
    schema: listOf(isEmail).refine((list) => list.length <= MAX_OWNERS),
    rule: `at most ${MAX_OWNERS} email addresses, separated by commas, such as MAIL_OWNER=asha@example.com`,
  },
  /** The time of day of the summary to `mailOwner`, in the shop's time zone. Default: no summary. */
  mailSummary: {
    schema: z
      .string()
      .regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/)
      .optional(),
    rule: "a time of day in India, such as MAIL_SUMMARY=08:00",
  },
  apiUrl: {
    schema: urlWith(["http:", "https:"]).optional(),
    rule: "the address of an API host, such as https://api.example.com",
  },
  /** The public URL of the shop. Determines links in mails and the Secure attribute of cookies. */
  publicUrl: {
    schema: urlWith(["http:", "https:"]).optional(),
    rule: "the address at which shoppers reach the shop, such as https://shop.example.com",
  },
  /** The origin of a host that serves the desk alone. Undefined: the desk is below `/desk` of the shop. */
  deskUrl: {
    schema: z.string().refine(isOrigin).optional(),
    rule: "the origin at which staff reach the desk, without a path, such as https://desk.shop.example.com",
  },
  seed: {
    schema: z.enum(["demo", "none"]).default("demo"),
    rule: "'demo' or 'none'",
  },
  /** Absolute path of the file with what is the shop's own. It is read at each start. */
  shopFile: {
    schema: z
      .string()
      .regex(/(?:^|[\\/])shop\.json$/)
      .transform((file) => resolve(repositoryRoot, file))
      .optional(),
    rule: "the path of a file shop.json, such as SHOP_FILE=/srv/shop/shop.json",
  },
  rateLimitFactor: {
    schema: z
      .string()
      .regex(/^\d{1,7}(?:\.\d{1,6})?$/)
      .transform(Number)
      .refine((value) => value > 0)
      .default(1),
    rule: "a number above 0, such as RATE_LIMIT_FACTOR=10",
  },
  /** Maximum concurrent requests per queue. All others wait. 0: no limit. */
  requestsAtOnce: {
    schema: wholeNumber(0, 10_000).default(8),
    rule: "a whole number from 0 to 10000",
  },
  logLevel: {
    schema: z.enum(logLevels).default("info"),
    rule: `one of ${logLevels.join(", ")}`,
  },
  /** Proxies whose X-Forwarded-* headers are trusted. */
  trustedProxies: {
    schema: listOf(isNetwork),
    rule: "addresses or networks in CIDR notation, separated by commas, such as 10.0.0.0/8",
  },
  /** Origins besides the shop's own whose pages may use the API. */
  allowedOrigins: {
    schema: listOf(isOrigin),
    rule: "origins of a static build on another host, without a path, separated by commas, such as https://www.example.com",
  },
  /** How long health responds 503 before the server stops listening, so that a load balancer notices. */
  drainSeconds: {
    schema: wholeNumber(0, 60).default(0),
    rule: "whole seconds from 0 to 60",
  },
  /** Port of the Prometheus metrics on HOST. Undefined: disabled. */
  metricsPort: {
    schema: wholeNumber(0, 65_535).optional(),
    rule: "a port number from 0 to 65535, such as METRICS_PORT=9464",
  },
  /** Maximum unpaid pieces that an account may order within 24 hours. 0: no limit. */
  unpaidPieces: {
    schema: wholeNumber(0, 1_000_000).default(0),
    rule: "a whole number from 0 to 1000000",
  },
  /** Allowed webhook targets: public IP addresses over https, or (`any`, for development) all. */
  webhookTargets: {
    schema: z.enum(["public", "any"]).default("public"),
    rule: "'public' or, for development, 'any'",
  },
  /** Whether the product feed for Google Merchant Center is served. */
  merchantFeed: {
    schema: z.enum(["on", "off"]).default("off"),
    rule: "'on' or 'off'",
  },
  /** Days by kind of data. */
  retention: {
    schema: z
      .string()
      .default("")
      .transform((text, context) => {
        const retention = readRetention(text);
        if (retention) return retention;
        context.addIssue({ code: "custom" });
        return z.NEVER;
      }),
    rule: `days by name, such as RETENTION=carts=90,messages=365; the names are ${Object.keys(retentionDefaults).join(", ")}`,
  },
} as const satisfies Record<string, Setting>;

type Settings = typeof settings;

export type Config = { -readonly [Field in keyof Settings]: z.output<Settings[Field]["schema"]> };

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

const settingName = (field: string): string =>
  field.replaceAll(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase();

/** The names of all settings. A test compares them with the documentation. */
export const settingNames: readonly string[] = Object.keys(settings).map(settingName);

/** Throws StartupError for a DESK_URL that the other settings make useless. */
const checkDeskUrl = ({ deskUrl, publicUrl, apiUrl }: Config): void => {
  if (deskUrl === undefined) return;
  if (apiUrl !== undefined)
    throw new StartupError("DESK_URL needs the built-in API: leave out API_URL, or DESK_URL.");
  if (publicUrl === undefined)
    throw new StartupError("DESK_URL needs the address of the shop for its links: set PUBLIC_URL.");
  if (new URL(deskUrl).host === new URL(publicUrl).host)
    throw new StartupError(
      "DESK_URL must have another host than PUBLIC_URL: leave it out to have the desk below /desk of the shop.",
    );
};

/** Returns the base of links to the desk. Undefined if it is not known. */
export const deskBaseOf = (
  config: Pick<Config, "deskUrl" | "publicUrl" | "host" | "port">,
): string | undefined => config.deskUrl ?? shopUrlOf(config);
const settingText = (value: unknown): string | null => {
  if (value === undefined || value === "") return null;
  if (Array.isArray(value)) return value.length === 0 ? null : value.join(", ");
  if (typeof value === "string") return value;
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  if ("address" in value) {
    const { name, address } = value as Mailbox;
    return name === "" ? address : `${name} <${address}>`;
  }
  return Object.entries(value)
    .map(([name, days]) => `${name}=${String(days)}`)
    .join(",");
};

export interface SettingRow {
  /** The name of the variable. */
  name: string;
  /** Whether it differs from the default. */
  isSet: boolean;
  /** Null for a secret, and for none. */
  value: string | null;
  isSecret: boolean;
}

/** Returns what the environment sets, without secrets. */
export const settingRows = (config: Config): SettingRow[] =>
  Object.entries<Setting>(settings).map(([field, { schema, isSecret = false }]) => {
    const value = config[field as keyof Config];
    const isSet = !isDeepStrictEqual(value, schema.safeParse(undefined).data);
    return {
      name: settingName(field),
      isSet,
      value: isSecret ? null : settingText(value),
      isSecret,
    };
  });

/** Reads the settings. An empty value counts as unset. Throws StartupError for an invalid one. */
export const readConfig = (env: NodeJS.ProcessEnv): Config => {
  const config = Object.fromEntries(
    Object.entries<Setting>(settings).map(([field, { schema, rule, isSecret }]) => {
      const name = settingName(field);
      const value = env[name]?.trim() || undefined;
      const result = schema.safeParse(value);
      if (result.success) return [field, result.data];
      const shown = isSecret
        ? "what it is set to"
        : `'${(value ?? "").replaceAll(/\p{Cc}+/gu, " ")}'`;
      throw new StartupError(`${name} cannot be ${shown}: it must be ${rule}.`);
    }),
  ) as Config;
  if (config.mailSummary !== undefined && config.mailOwner.length === 0)
    throw new StartupError(
      "MAIL_SUMMARY has nobody to go to: set MAIL_OWNER to an email address, or leave it out.",
    );
  checkDeskUrl(config);
  if (config.merchantFeed === "on" && config.publicUrl === undefined)
    throw new StartupError(
      "MERCHANT_FEED needs the address of the shop for its links: set PUBLIC_URL, or leave it out.",
    );
  return config;
};
