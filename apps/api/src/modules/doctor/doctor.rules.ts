import type { Config } from "../../config.ts";

type Check = "settings" | "database" | "mail" | "disk" | "clock" | "backup" | "errors" | "shop";
type State = "ok" | "warning" | "wrong";

/** The result of a check and its remedy. */
export interface Finding {
  check: Check;
  state: State;
  message: string;
  /** Instructions for the operator. Absent when nothing needs to be done. */
  remedy?: string;
}

export const finding = (check: Check, state: State, message: string, remedy?: string): Finding => ({
  check,
  state,
  message,
  ...(state !== "ok" && remedy !== undefined && { remedy }),
});

export const findingLine = ({ check, state, message, remedy }: Finding): string =>
  `${state.padEnd(7)}  ${check.padEnd(8)}  ${message}${remedy === undefined ? "" : ` ${remedy}`}`;

const decodedOf = (text: string): string[] => {
  try {
    return [decodeURIComponent(text)];
  } catch {
    return [];
  }
};

/** Returns a URL and its password, encoded and decoded. */
const secretsOf = (url: string | undefined): string[] => {
  if (url === undefined) return [];
  const { password, search, searchParams } = new URL(url);
  return [url, password, ...decodedOf(password), search, searchParams.get("password") ?? ""];
};

/** Removes the settings' secrets from another program's output. */
export const withoutSecrets = (
  text: string,
  { databaseUrl, smtpUrl, redisUrl }: Pick<Config, "databaseUrl" | "smtpUrl" | "redisUrl">,
): string =>
  [databaseUrl, smtpUrl, redisUrl]
    .flatMap(secretsOf)
    .filter((secret) => secret !== "")
    .toSorted((a, b) => b.length - a.length)
    .reduce((shown, secret) => shown.replaceAll(secret, "<secret>"), text);

const isLocal = (url: string): boolean =>
  ["localhost", "127.0.0.1", "[::1]"].includes(new URL(url).hostname);

/** Whether a sender's domain looks like one with a mail setup: no IP address, test name or `www` host. */
export const isMailDomain = (domain: string): boolean =>
  /^(?!www\.)(?:[a-z\d-]+\.)+[a-z][a-z\d-]+$/i.test(domain) &&
  !/\.(?:test|localhost|local|internal|invalid)$/i.test(domain);

/** Returns conflicts between settings. Invalid settings end every command earlier. */
export const settingsFindings = ({ publicUrl, apiUrl, rateLimitFactor }: Config): Finding[] => {
  const findings: Finding[] = [];
  const warn = (message: string, remedy: string): void =>
    void findings.push(finding("settings", "warning", message, remedy));
  if (publicUrl === undefined)
    warn(
      "PUBLIC_URL is not set: mails have no links that shoppers can open.",
      "Set it to the shop's own address.",
    );
  else if (publicUrl.startsWith("http:") && !isLocal(publicUrl))
    warn(
      "PUBLIC_URL is no https address: cookies are not Secure.",
      "Serve the shop over https and set it so.",
    );
  if (rateLimitFactor > 10)
    warn(
      `RATE_LIMIT_FACTOR is ${rateLimitFactor}: guessing passwords is hardly slowed down.`,
      "Leave it unset in a shop that is open to all.",
    );
  if (apiUrl !== undefined)
    warn(
      "API_URL is set: the built-in API does not run here.",
      "Run doctor where that API runs, too.",
    );
  return findings.length > 0 ? findings : [finding("settings", "ok", "All settings can be used.")];
};

const MIB = 1024 * 1024;

/** Rates the free disk space. `undefined` means that the system does not report it. */
export const diskFinding = (freeBytes: number | undefined): Finding => {
  if (freeBytes === undefined)
    return finding(
      "disk",
      "warning",
      "The free space of DATA_DIR is not known.",
      "Start the shop once, which makes the folder, or correct DATA_DIR.",
    );
  const message = `${Math.floor(freeBytes / MIB)} MiB are free where DATA_DIR lies.`;
  if (freeBytes < 64 * MIB)
    return finding("disk", "wrong", message, "Free space: no change is saved.");
  return finding("disk", freeBytes < 1000 * MIB ? "warning" : "ok", message, "Free space soon.");
};
