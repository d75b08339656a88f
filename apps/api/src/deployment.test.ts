import { existsSync, readFileSync } from "node:fs";
import { BlockList } from "node:net";
import { join } from "node:path";
import { describe, expect, test, vi } from "vitest";
import { parse } from "yaml";
import { z } from "zod";
import { readConfig, settingNames } from "./config.ts";
import { repositoryRoot } from "./folders.ts";
import { commands } from "./ops/commands.ts";
import { opsCommand } from "./opsCommand.rules.ts";
import { retentionDefaults } from "./retention.ts";

const read = (file: string): string => readFileSync(join(repositoryRoot, file), "utf8");

/** Returns the first cells of all table rows, without their markup. */
const firstCells = (text: string): string[] =>
  [...text.matchAll(/^\| `([^`]+)`/gm)].map(([, cell]) => cell ?? "");

describe("docs/settings.md", () => {
  const text = read("docs/settings.md");

  test("has a row for every setting, and for no other", () => {
    expect(firstCells(text).toSorted()).toEqual(settingNames.toSorted());
  });

  test("says the defaults as they are", () => {
    const { port, host, seed, logLevel, rateLimitFactor, drainSeconds } = readConfig({});
    for (const value of [port, host, seed, logLevel, rateLimitFactor, drainSeconds])
      expect(text).toContain(`| \`${value}\` |`);
  });
});

describe("docs/runbook.md", () => {
  const text = read("docs/runbook.md");

  test("names every command and every time that things are kept", () => {
    for (const { name } of commands) expect(text).toContain(name);
    for (const [name, days] of Object.entries(retentionDefaults))
      expect(text).toContain(`| \`${name}\` | ${days} |`);
  });
});

const compose = z.object({
  services: z.record(
    z.string(),
    z.object({
      image: z.string().optional(),
      build: z.object({ args: z.record(z.string(), z.string()) }).optional(),
      environment: z.record(z.string(), z.string()).optional(),
      command: z.array(z.string()).optional(),
      volumes: z.array(z.string()).optional(),
      healthcheck: z.object({ test: z.array(z.string()).optional() }).optional(),
      networks: z
        .union([z.array(z.string()), z.record(z.string(), z.object({ ipv4_address: z.string() }))])
        .optional(),
      ports: z.array(z.string()).optional(),
      depends_on: z.record(z.string(), z.object({ condition: z.string() })).optional(),
    }),
  ),
  volumes: z.record(z.string(), z.unknown()),
  networks: z.object({
    edge: z.object({
      ipam: z.object({
        config: z.tuple([
          z.object({ subnet: z.string(), gateway: z.string(), ip_range: z.string() }),
        ]),
      }),
    }),
  }),
});

test("mails and messages name commands as the image runs them, else as the handbook does", async () => {
  const [, inImage = ""] = /OPS_COMMAND="([^"]+)"/.exec(read("Dockerfile")) ?? [];
  expect(opsCommand("doctor")).toBe("npx -y pnpm@12 ops doctor");
  vi.stubEnv("OPS_COMMAND", inImage);
  vi.resetModules();
  const { newMessageMails } = await import("./modules/owner/ownerMails.rules.ts");
  vi.unstubAllEnvs();
  vi.resetModules();
  const message = { id: "m-1", name: "Meena", email: "", subject: "", comments: "" };
  const [mail] = newMessageMails(["asha@shop.example"], message);
  expect(mail?.text).toContain("\n  docker compose exec shop ops message:close m-1\n");
});

describe("compose.yaml", () => {
  const { services, volumes, networks } = compose.parse(parse(read("compose.yaml")));

  test("sets or passes on every setting, except those of the image and another API", () => {
    const { PGPASSWORD: _, ...given } = services["shop"]?.environment ?? {};
    const others = ["API_URL", "DATA_DIR", "HOST", "PORT"];
    expect([...Object.keys(given), ...others].toSorted()).toEqual(settingNames.toSorted());
    const values: Record<string, string> = {
      POSTGRES_PASSWORD: "secret",
      REDIS_PASSWORD: "secret",
      SMTP_URL: "smtp://mail",
      PUBLIC_URL: "https://shop.example",
    };
    const filled = Object.fromEntries(
      Object.entries(given).map(([name, value]) => [
        name,
        value.replace(/\$\{(\w+)[^}]*\}/g, (_match, key: string) => values[key] ?? ""),
      ]),
    );
    expect(readConfig(filled)).toMatchObject({ drainSeconds: 5, seed: "none", metricsPort: 9464 });
  });

  test("puts no value of .env into a URL, where its special characters would have to be encoded", () => {
    const values = Object.values(services).flatMap(({ environment = {} }) =>
      Object.values(environment).filter((value) => value.includes("${")),
    );
    expect(values.length).toBeGreaterThan(0);
    for (const value of values) expect(value).toMatch(/^\$\{[^}]+\}$/);
    expect(services["shop"]?.environment?.["PGPASSWORD"]).toBe(
      services["database"]?.environment?.["POSTGRES_PASSWORD"],
    );
  });

  test("lets nobody into Redis without its password", () => {
    const password = "${REDIS_PASSWORD:?set REDIS_PASSWORD in .env}";
    expect(services["shop"]?.environment?.["REDIS_PASSWORD"]).toBe(password);
    const { command = [], environment } = services["redis"] ?? {};
    expect(command.slice(0, 3)).toEqual(["redis-server", "--requirepass", password]);
    expect(environment).toEqual({ REDISCLI_AUTH: password });
  });

  test("trusts one IP address of the balancer, neither a gateway nor one that another container gets", () => {
    const [{ subnet, gateway, ip_range: given }] = networks.edge.ipam.config;
    const [proxy = "", ...others] = readConfig({
      TRUSTED_PROXIES: services["shop"]?.environment?.["TRUSTED_PROXIES"],
    }).trustedProxies;
    expect(others).toEqual([]);
    expect(proxy).toMatch(/^[\d.]+$/);
    expect(proxy).not.toBe(gateway);
    const within = (range: string): boolean => {
      const [base = "", bits = ""] = range.split("/");
      const list = new BlockList();
      list.addSubnet(base, Number(bits));
      return list.check(proxy);
    };
    expect([within(subnet), within(given)]).toEqual([true, false]);
    expect(services["shop"]?.networks).toContain("edge");
    expect(services["proxy"]?.networks).toEqual({ edge: { ipv4_address: proxy } });
    expect(services["shop"]?.ports).toBeUndefined();
  });

  test("pins every image, waits for what it needs, and keeps data in volumes it declares", () => {
    for (const { image } of Object.values(services))
      if (image !== undefined) expect(image).toMatch(/^[a-z]+:\d+\.\d+[\w.-]*$/);
    for (const [name, { condition }] of Object.entries(services["shop"]?.depends_on ?? {})) {
      expect(condition).toBe("service_healthy");
      expect(services[name]?.healthcheck?.test?.length).toBeGreaterThan(1);
    }
    const used = Object.values(services).flatMap((service) => service.volumes ?? []);
    expect([...new Set(used.map((volume) => volume.split(":")[0] ?? ""))].toSorted()).toEqual(
      Object.keys(volumes).toSorted(),
    );
  });

  test("backs up with the programs of its server's version", () => {
    const [, major] = /^postgres:(\d+)\./.exec(services["database"]?.image ?? "") ?? [];
    for (const name of ["shop", "backup"])
      expect(services[name]?.build?.args["POSTGRES_MAJOR"]).toBe(major);
    expect(services["backup"]?.environment).toEqual(services["shop"]?.environment);
    expect(commands.map(({ name }) => name)).toContain("db:backup");
    expect(services["backup"]?.command?.join(" ")).toContain("ops db:backup --keep 35");
  });
});

describe("Dockerfile", () => {
  const lines = read("Dockerfile").split("\n");
  const of = (word: string): string[] =>
    lines.filter((line) => line.startsWith(`${word} `)).map((line) => line.slice(word.length + 1));

  test("copies only what there is", () => {
    const copied = of("COPY")
      .filter((line) => !line.startsWith("--from"))
      .flatMap((line) => line.split(" ").slice(0, -1));
    expect(copied.length).toBeGreaterThan(5);
    for (const path of copied)
      expect([path, existsSync(join(repositoryRoot, path))]).toEqual([path, true]);
  });

  test("has pinned images, a health check and no root", () => {
    const [build, postgres, final, ...others] = of("FROM");
    expect(build).toMatch(/^node:24\.\d+-bookworm-slim AS build$/);
    expect(postgres).toBe("postgres:${POSTGRES_MAJOR}-bookworm AS postgres");
    expect(final).toMatch(/^node:24\.\d+-bookworm-slim$/);
    expect(others).toEqual([]);
    expect(of("USER").at(-1)).toBe("node");
    expect(of("HEALTHCHECK")).toHaveLength(1);
    expect(lines.join("\n")).toContain("/api/health");
    expect(lines.lastIndexOf("USER node")).toBeLessThan(
      lines.findIndex((line) => line.startsWith("CMD ")),
    );
  });

  test("starts a program that there is", () => {
    const [program] =
      /(?<=CMD \["node", "--conditions=compiled", "dist\/node\/)[^"]+(?=\.js"\])/.exec(
        read("Dockerfile"),
      ) ?? [""];
    const folder = of("WORKDIR").at(-1)?.replace("/shop/", "") ?? "";
    expect(existsSync(join(repositoryRoot, folder, `${program}.ts`))).toBe(true);
  });

  test("leaves out what no image should hold", () => {
    const ignored = read(".dockerignore").split("\n");
    for (const path of [".git", ".data", "**/node_modules", "**/dist"])
      expect(ignored).toContain(path);
  });
});

test(".env.example has every setting, and sets none", () => {
  const lines = read(".env.example").split("\n");
  const named = lines.flatMap((line) => /^#(\w+)=/.exec(line)?.[1] ?? []);
  const secrets = ["POSTGRES_PASSWORD"];
  expect(named.toSorted()).toEqual([...settingNames, ...secrets].toSorted());
  expect(lines.filter((line) => line !== "" && !line.startsWith("#"))).toEqual([]);
});
