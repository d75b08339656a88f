import { once } from "node:events";
import { mkdir, mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { RequestListener, Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { publicTargets } from "../../http/targets.ts";
import { fetchRules } from "./fetchPicture.ts";
import type { FetchRules } from "./fetchPicture.ts";
import { openPictureCache } from "./pictureCache.ts";

let folder: string;
let server: Server;
let origin: string;
let asked: string[];
/** The host's handler for a picture. */
let respond: RequestListener;
let jpeg: Buffer;

beforeAll(async () => {
  const create = { width: 400, height: 500, channels: 3, background: "#7a1f3d" } as const;
  jpeg = await sharp({ create }).jpeg().toBuffer();
});
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "pallu-cache-"));
  asked = [];
  respond = (_request, response) => void response.end(jpeg);
  server = createServer((request, response) => {
    asked.push(request.url ?? "");
    respond(request, response);
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterEach(async () => {
  server.closeAllConnections();
  server.close();
  await once(server, "close");
  await rm(folder, { recursive: true, force: true });
});

/** The test's own host is allowed, and no other private one. */
const rules: FetchRules = {
  ...fetchRules,
  targets: {
    isAllowedIp: (ip) => ip === "127.0.0.1" || publicTargets.isAllowedIp(ip),
    allowsHttp: true,
  },
};

const open = (changed: Partial<FetchRules> = {}, from?: string) =>
  openPictureCache({
    kept: join(folder, "kept"),
    folder: from,
    rules: { ...rules, ...changed },
  });

const faultOf = async (address: string, changed: Partial<FetchRules> = {}) => {
  const cache = await open(changed);
  await cache.load([address]);
  expect(cache.nameOf(address)).toBeUndefined();
  return cache.faultOf(address);
};

test("a picture is loaded once, also by a later run, and its name says what it was called", async () => {
  const address = `${origin}/files/Front%20view.JPG?v=2`;
  for (let run = 0; run < 2; run++) {
    const cache = await open();
    await cache.load([address, address]);
    await cache.load([address]);
    expect(cache.faultOf(address)).toBeUndefined();
    expect(cache.nameOf(address)).toMatch(/^front-view-[\da-f]{16}\.jpg$/);
    expect(cache.pathOf(cache.nameOf(address) ?? "")).toContain(join(folder, "kept"));
  }
  expect(asked).toHaveLength(1);
});

test("four are loaded at once", async () => {
  const waiting: (() => void)[] = [];
  let most = 0;
  const all = new Set<string>();
  respond = (request, response) => {
    all.add(request.url ?? "");
    waiting.push(() => void response.end(jpeg));
    most = Math.max(most, waiting.length);
    // The last three have nobody to wait for.
    if (waiting.length === 4 || all.size > 8) for (const send of waiting.splice(0)) send();
  };
  const addresses = Array.from({ length: 11 }, (_, index) => `${origin}/${index}.jpg`);
  const cache = await open();
  await cache.load(addresses);
  expect(addresses.every((address) => cache.nameOf(address) !== undefined)).toBe(true);
  expect(most).toBe(4);
});

describe("a host", () => {
  test.each([
    ["a page", "<html><body>Not found</body></html>"],
    ["a drawing", '<svg xmlns="http://www.w3.org/2000/svg" width="400" height="500"></svg>'],
    ["nothing", ""],
  ])("that sends %s as a picture gets a line", async (_what, body) => {
    respond = (_request, response) =>
      void response.setHeader("content-type", "image/jpeg").end(body);
    expect(await faultOf(`${origin}/a.jpg`)).toBe(
      "what its host sent is no picture: open the address in a browser",
    );
    expect(await readdir(folder)).toEqual([]);
  });

  test("that sends half a picture, or a small one, gets a line, and nothing is kept", async () => {
    respond = (_request, response) => void response.end(jpeg.subarray(0, jpeg.length / 2));
    expect(await faultOf(`${origin}/a.jpg`)).toBe("the file is not complete: copy it again");
    const small = await sharp(jpeg).resize(100).jpeg().toBuffer();
    respond = (_request, response) => void response.end(small);
    expect(await faultOf(`${origin}/b.jpg`)).toBe("it is 100 pixels wide; 320 are the least");
    expect(await readdir(join(folder, "kept"))).toEqual([]);
  });

  test("that does not answer, or never ends, gets a line after its time", async () => {
    respond = () => undefined;
    expect(await faultOf(`${origin}/a.jpg`, { timeoutMs: 50 })).toBe(
      "its host sent it not within 0.05 s",
    );
    respond = (_request, response) => void response.write(jpeg.subarray(0, 100));
    expect(await faultOf(`${origin}/b.jpg`, { timeoutMs: 50 })).toBe(
      "its host sent it not within 0.05 s",
    );
  });

  test("that does not answer eight times is asked no more; an answer begins the count anew", async () => {
    respond = (request, response) =>
      void (request.url === "/6.jpg" ? response.end(jpeg) : undefined);
    const addresses = Array.from({ length: 40 }, (_, index) => `${origin}/${index}.jpg`);
    const cache = await open({ timeoutMs: 50 });
    await cache.load(addresses);
    // 6 before the answer or beside it, 8 after it, and the 3 that others were asked beside.
    expect(asked.length).toBeLessThanOrEqual(6 + 1 + 8 + 3);
    expect(asked.length).toBeGreaterThan(8);
    expect(cache.nameOf(`${origin}/6.jpg`)).toBeDefined();
    expect(cache.faultOf(`${origin}/39.jpg`)).toBe(
      `${new URL(origin).host} did not answer 8 times before: import the file again when it does`,
    );
  });

  test.each([true, false])(
    "that sends too much gets a line, its length told: %s",
    async (isTold) => {
      respond = (_request, response) => {
        if (isTold) response.setHeader("content-length", jpeg.length);
        response.write(jpeg.subarray(0, jpeg.length - 1));
        response.end(jpeg.subarray(jpeg.length - 1));
      };
      expect(await faultOf(`${origin}/a.jpg`, { maxBytes: 1000 })).toBe(
        "it is larger than 0.001 MB: make it smaller",
      );
    },
  );

  test("that answers an error, or redirects for ever, gets a line", async () => {
    respond = (_request, response) => void response.writeHead(404).end();
    expect(await faultOf(`${origin}/a.jpg`)).toBe("its host answered 404");
    respond = (_request, response) => void response.writeHead(302, { location: "/b" }).end();
    expect(await faultOf(`${origin}/b.jpg`)).toBe("it redirects more than 5 times");
    expect(asked).toHaveLength(7);
  });

  test("that redirects within what is allowed is followed", async () => {
    respond = (request, response) =>
      request.url === "/a.jpg"
        ? void response.writeHead(301, { location: "/there/b.jpg" }).end()
        : void response.end(jpeg);
    const cache = await open();
    await cache.load([`${origin}/a.jpg`]);
    expect(cache.nameOf(`${origin}/a.jpg`)).toBeDefined();
  });

  test.each([
    "http://127.0.0.2/",
    "http://127.0.0.3/latest/meta-data",
    "http://[::1]/",
    "http://[::ffff:127.0.0.2]/",
    "ftp://127.0.0.1/",
    "file:///etc/passwd",
  ])("that redirects to %s is not followed", async (location) => {
    respond = (_request, response) => void response.writeHead(302, { location }).end();
    expect(await faultOf(`${origin}/a.jpg`)).toMatch(
      /^it redirects to .*: (?:.* is not a public IP address|it does not begin with https:\/\/)$/,
    );
  });

  test("whose name leads to a private address, also behind a redirect, is not asked", async () => {
    const targets = { isAllowedIp: () => false, allowsHttp: true };
    const { port } = server.address() as AddressInfo;
    const named = `http://localhost:${port}/a.jpg`;
    expect(await faultOf(named, { targets })).toBe(
      "the host name resolves to a private IP address",
    );
    expect(asked).toEqual([]);
    respond = (_request, response) =>
      void response.writeHead(302, { location: "http://localhost:9/" }).end();
    const onlyThis = {
      isAllowedIp: (ip: string) => ip === "127.0.0.1" && asked.length === 0,
      allowsHttp: true,
    };
    expect(await faultOf(`${origin}/b.jpg`, { targets: onlyThis })).toBe(
      "the host name resolves to a private IP address",
    );
  });

  test("that is not there gets a line in words", async () => {
    expect(await faultOf("http://nowhere.invalid/a.jpg")).toMatch(
      /^its host (?:does not exist|cannot be reached \(EAI_AGAIN\))$/,
    );
    expect(await faultOf("http://127.0.0.1:1/a.jpg")).toBe(
      "its host cannot be reached (ECONNREFUSED)",
    );
  });

  test("without https is not asked by the rules of the shop", async () => {
    expect(await faultOf(`${origin}/a.jpg`, fetchRules)).toBe("it does not begin with https://");
    expect(await faultOf("https://127.0.0.1/a.jpg", fetchRules)).toBe(
      "127.0.0.1 is not a public IP address",
    );
    expect(asked).toEqual([]);
  });
});

test("a folder has pictures by their names, in subfolders too, and comes before addresses", async () => {
  const from = join(folder, "uploads");
  for (const year of ["2025/05", "2026/01"]) {
    await mkdir(join(from, year), { recursive: true });
    await writeFile(join(from, year, "Front.jpg"), jpeg);
  }
  await writeFile(join(from, "back.jpg"), jpeg);
  const cache = await open({}, from);
  const addresses = ["back.jpg", "https://shop.example/wp-content/uploads/2026/01/Front.jpg"];
  await cache.load([...addresses, "Front.jpg", "side.jpg"]);
  expect(addresses.map((address) => cache.pathOf(cache.nameOf(address) ?? ""))).toEqual([
    join(from, "back.jpg"),
    join(from, "2026/01/Front.jpg"),
  ]);
  expect(cache.faultOf("side.jpg")).toBe(`there is no such file in ${from}`);
  expect(cache.faultOf("Front.jpg")).toBe(`there is no such file in ${from}`);
  const without = await open();
  await without.load(["side.jpg"]);
  expect(without.faultOf("side.jpg")).toBe(
    "it is the name of a file: --pictures <folder> says where it is",
  );
});
