import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openDesk } from "./desk.ts";

const folder = mkdtempSync(join(tmpdir(), "desk-"));
mkdirSync(join(folder, "assets"));
writeFileSync(join(folder, "index.html"), "<!doctype html><title>Desk</title>");
writeFileSync(join(folder, "assets/page-1a2b3c4d.js"), "export {};");

let origin = "";
let close: () => Promise<void>;
beforeAll(async () => {
  const desk = await openDesk({
    folder,
    publicUrl: undefined,
    trustedProxies: [],
    isOpen: async () => true,
    handleClosed: () => undefined,
  });
  if (!desk) throw new Error("There is no desk.");
  const server = createServer(desk.routing);
  await new Promise<void>((resolve) => {
    server.listen(0, "127.0.0.1", resolve);
  });
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  close = async () => {
    server.close();
    server.closeAllConnections();
    await desk.close();
  };
});
afterAll(async () => {
  await close();
  rmSync(folder, { recursive: true });
});

const read = async (path: string, method = "GET") => {
  const { status, headers } = await fetch(origin + path, { method });
  return { status, cacheControl: headers.get("cache-control"), headers };
};

test.each(["/desk", "/desk/", "/desk/orders?view=all", "/desk/index.html"])(
  "%s is the document, which no cache keeps, because the next build has other files",
  async (path) => {
    for (const method of ["GET", "HEAD"])
      expect(await read(path, method)).toMatchObject({ status: 200, cacheControl: "no-store" });
  },
);

test("files with the hash of their content are kept, and an unknown one is 404", async () => {
  expect(await read("/desk/assets/page-1a2b3c4d.js")).toMatchObject({
    status: 200,
    cacheControl: "public, max-age=31536000, immutable",
  });
  const { status, cacheControl } = await read("/desk/assets/page-00000000.js");
  expect([status, cacheControl]).toEqual([404, null]);
  expect((await read("/desk/orders", "POST")).status).toBe(404);
});

test("the policy of the document allows its own files alone, in no frame and without scripts from texts", async () => {
  const { headers } = await read("/desk");
  const policy = headers.get("content-security-policy") ?? "";
  expect(policy).not.toContain("unsafe");
  expect(policy.split("; ")).toEqual(
    expect.arrayContaining([
      "default-src 'none'",
      "script-src 'self'",
      "connect-src 'self'",
      "frame-ancestors 'none'",
      "require-trusted-types-for 'script'",
      "trusted-types 'none'",
    ]),
  );
  expect(headers.get("x-robots-tag")).toBe("noindex");
  expect(headers.get("referrer-policy")).toBe("no-referrer");
  expect(headers.get("cross-origin-opener-policy")).toBe("same-origin");
});
