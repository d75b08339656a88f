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

  test.each([
    ["PORT", "abc"],
    ["PORT", "70000"],
    ["PORT", "-1"],
    ["HOST", "two words"],
    ["DATABASE_URL", "mysql://root@localhost/shop"],
    ["DATABASE_URL", "shop"],
    ["REDIS_URL", "localhost"],
    ["SMTP_URL", "http://localhost"],
    ["API_URL", "/api"],
    ["PUBLIC_URL", "shop.example"],
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

  test("an invalid URL with a password in it is not shown", () => {
    const read = () => readConfig({ DATABASE_URL: "mysql://root:secret@localhost/shop" });
    expect(read).toThrow(/^(?!.*secret)/);
  });
});
