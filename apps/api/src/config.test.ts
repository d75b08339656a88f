import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { readConfig } from "./config.ts";
import { repositoryRoot } from "./folders.ts";
import { StartupError } from "./startupError.ts";

describe("settings", () => {
  test("all are optional, and empty counts as unset", () => {
    const defaults = readConfig({});
    expect(defaults).toMatchObject({
      port: 3000,
      host: "localhost",
      dataDir: join(repositoryRoot, ".data"),
      databaseUrl: undefined,
      seed: "demo",
      rateLimitFactor: 1,
      logLevel: "info",
      trustedProxies: [],
    });
    expect(readConfig({ PORT: "", DATABASE_URL: "", SEED: " " })).toEqual(defaults);
  });

  test("are read", () => {
    const config = readConfig({
      PORT: "8080",
      DATA_DIR: "/srv/shop",
      DATABASE_URL: "postgres://shop@localhost/shop",
      RATE_LIMIT_FACTOR: "2.5",
      TRUSTED_PROXIES: "10.0.0.0/8, ::1",
    });
    expect(config).toMatchObject({
      port: 8080,
      dataDir: "/srv/shop",
      databaseUrl: "postgres://shop@localhost/shop",
      rateLimitFactor: 2.5,
      trustedProxies: ["10.0.0.0/8", "::1"],
    });
  });

  test("of the mails to the shopkeeper are read, and a summary to nobody is refused", () => {
    const env = { MAIL_OWNER: "asha@shop.example, ravi@shop.example", MAIL_SUMMARY: "08:05" };
    expect(readConfig(env)).toMatchObject({
      mailOwner: ["asha@shop.example", "ravi@shop.example"],
      mailSummary: "08:05",
    });
    expect(readConfig({})).toMatchObject({ mailOwner: [], mailSummary: undefined });
    expect(() => readConfig({ MAIL_SUMMARY: "08:05" })).toThrow(/^MAIL_SUMMARY .+ MAIL_OWNER/);
  });

  test("of the desk's host are read, and refused without a shop on another host", () => {
    const env = { DESK_URL: "https://desk.example", PUBLIC_URL: "https://shop.example" };
    expect(readConfig(env).deskUrl).toBe("https://desk.example");
    expect(() => readConfig({ DESK_URL: env.DESK_URL })).toThrow(/^DESK_URL .+ PUBLIC_URL/);
    expect(() => readConfig({ ...env, PUBLIC_URL: "http://desk.example/shop" })).toThrow(
      /^DESK_URL must have another host/,
    );
    expect(() => readConfig({ ...env, API_URL: "https://api.example" })).toThrow(
      /^DESK_URL .+ API_URL/,
    );
    expect(() => readConfig({ ...env, DESK_URL: "https://desk.example/desk" })).toThrow(
      /without a path/,
    );
  });

  test("of the shop's own file are read, also with another API", () => {
    const env = { SHOP_FILE: "/srv/shop/shop.json", API_URL: "https://api.example" };
    expect(readConfig(env).shopFile).toBe("/srv/shop/shop.json");
  });

  test.each([
    ["PORT", "abc"],
    ["PORT", "70000"],
    ["PORT", "-1"],
    ["HOST", "two words"],
    ["DATABASE_URL", "mysql://root@localhost/shop"],
    ["DATABASE_URL", "shop"],
    ["REDIS_URL", "localhost"],
    ["REDIS_URL", "redis:"],
    ["REDIS_URL", "redis:///0"],
    ["SMTP_URL", "http://localhost"],
    ["SMTP_URL", "smtp://"],
    ["SMTP_URL", "smtps:///"],
    ["MAIL_FROM", "no-reply"],
    ["MAIL_FROM", "The Shop <shop@example>"],
    ["MAIL_FROM", "a@shop.example, b@shop.example"],
    ["MAIL_FROM", "The Shop\r\nBcc: thief@elsewhere.example <shop@shop.example>"],
    ["MAIL_REPLY_TO", "help@shop.example\nBcc: thief@elsewhere.example"],
    ["MAIL_OWNER", "asha"],
    ["MAIL_OWNER", "asha@shop.example,"],
    ["MAIL_OWNER", "asha@shop.example\nBcc: thief@elsewhere.example"],
    ["MAIL_OWNER", Array.from({ length: 11 }, (_, index) => `a${index}@shop.example`).join(",")],
    ["MAIL_SUMMARY", "8"],
    ["MAIL_SUMMARY", "24:00"],
    ["MAIL_SUMMARY", "08:00 UTC"],
    ["API_URL", "/api"],
    ["PUBLIC_URL", "shop.example"],
    ["SHOP_FILE", "/srv/shop"],
    ["SHOP_FILE", "/srv/shop/myshop.json"],
    ["SEED", "DEMO"],
    ["RATE_LIMIT_FACTOR", "0"],
    ["RATE_LIMIT_FACTOR", "1e9"],
    ["LOG_LEVEL", "loud"],
    ["TRUSTED_PROXIES", "everyone"],
    ["TRUSTED_PROXIES", "10.0.0.300"],
    ["TRUSTED_PROXIES", "10.0.0.0/33"],
    ["TRUSTED_PROXIES", "::1/200"],
    ["DRAIN_SECONDS", "61"],
    ["METRICS_PORT", "metrics"],
    ["RETENTION", "carts=0"],
    ["RETENTION", "letters=3"],
  ])("%s=%s stops the start with one line that says how to mend it", (name, value) => {
    const read = () => readConfig({ [name]: value });
    expect(read).toThrow(StartupError);
    expect(read).toThrow(new RegExp(`^${name} cannot be [^\\n]+: it must be [^\\n]+\\.$`));
  });

  test.each([
    ["DATABASE_URL", "postgres://pallu:12@34/secret@localhost/pallu"],
    ["DATABASE_URL", "postgres://pallu:12#secret@localhost/pallu"],
    ["DATABASE_URL", "postgres://pallu:12?secret@localhost/pallu"],
    ["DATABASE_URL", "postgres://pallu:100%secret@localhost/pallu"],
    ["REDIS_URL", "redis://:12@34/secret@localhost"],
    ["SMTP_URL", "smtp://pallu:12@34/secret@localhost:587"],
  ])(
    "%s with a password that is not encoded stops the start, and says how to write it",
    (name, value) => {
      const read = () => readConfig({ [name]: value });
      expect(read).toThrow(/@ \/ \? # % in its password written as %40 %2F %3F %23 %25/);
      expect(read).toThrow(/^(?!.*(?:secret|34))/);
    },
  );

  test("URLs of servers may have encoded passwords, and a database a socket", () => {
    const urls = {
      DATABASE_URL:
        "postgresql://pallu:p%40ss%2Fw%23rd@localhost/pallu?host=%2Fvar%2Frun%2Fpostgresql",
      REDIS_URL: "rediss://:p%40ss@redis.example:6380/1",
      SMTP_URL: "smtp://shop%40example.com:p%3Fss@mail.example:587",
    };
    expect(readConfig(urls)).toMatchObject({
      databaseUrl: urls.DATABASE_URL,
      redisUrl: urls.REDIS_URL,
      smtpUrl: urls.SMTP_URL,
    });
  });

  test.each([
    ["shop@shop.example", "", "shop@shop.example"],
    ["The Shop <shop@shop.example>", "The Shop", "shop@shop.example"],
    ['"Sarees, Ltd." <shop@shop.example>', "Sarees, Ltd.", "shop@shop.example"],
    ["பல்லு <shop@shop.example>", "பல்லு", "shop@shop.example"],
  ])("MAIL_FROM=%s names a sender", (value, name, address) => {
    expect(readConfig({ MAIL_FROM: value }).mailFrom).toEqual({ name, address });
  });

  test("an invalid URL with a password in it is not shown", () => {
    const read = () => readConfig({ DATABASE_URL: "mysql://root:secret@localhost/shop" });
    expect(read).toThrow(/^(?!.*secret)/);
  });
});
