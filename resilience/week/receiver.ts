import { createHmac, timingSafeEqual } from "node:crypto";
import { createServer } from "node:http";
import type { IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import type { ReceivedEvent } from "../harness/checks/journal.ts";
import type { Random } from "../harness/random.ts";

export interface Receiver {
  url: string;
  /** Sets the secret that `webhook:add` printed. */
  setSecret(secret: string): void;
  stop(): Promise<void>;
  /** Starts it again on its port. */
  start(): Promise<void>;
}

/** Maximum age of a signature, as Standard Webhooks recommends, and the shift of the shop's clock at the end. */
const TOLERANCE_SECONDS = 300 + 600;

/** Verifies a signature as https://www.standardwebhooks.com describes. */
const isSignedBy = (secret: string, headers: IncomingHttpHeaders, body: string): boolean => {
  const [id, timestamp, signatures] = ["id", "timestamp", "signature"].map(
    (name) => headers[`webhook-${name}`],
  );
  if (typeof id !== "string" || typeof timestamp !== "string" || typeof signatures !== "string")
    return false;
  if (!(Math.abs(Date.now() / 1000 - Number(timestamp)) <= TOLERANCE_SECONDS)) return false;
  const key = Buffer.from(secret.replace(/^whsec_/, ""), "base64");
  const expected = createHmac("sha256", key).update(`${id}.${timestamp}.${body}`).digest();
  return signatures.split(" ").some((signature) => {
    const [version, value = ""] = signature.split(",");
    const actual = Buffer.from(value, "base64");
    return (
      version === "v1" && actual.length === expected.length && timingSafeEqual(actual, expected)
    );
  });
};

/** Starts a webhook receiver. It fails only at the first delivery of an event, so that the delays of retries stay short. */
export const openReceiver = async (
  received: ReceivedEvent[],
  random: Random,
): Promise<Receiver> => {
  let secret = "";
  const known = new Set<string>();
  let hangs = 3;
  const server = createServer((request, response) => {
    text(request).then(
      (body) => {
        const id = String(request.headers["webhook-id"] ?? "");
        const isFirst = !known.has(id);
        known.add(id);
        const isHanging = isFirst && hangs > 0 && random.chance(0.02);
        if (isHanging) hangs--;
        const responseStatus = isHanging ? 0 : isFirst && random.chance(0.1) ? 500 : 204;
        const isSigned = isSignedBy(secret, request.headers, body);
        received.push({ id, isSigned, body, responseStatus, at: Date.now() });
        if (!isHanging) response.writeHead(responseStatus).end();
      },
      // A killed shop leaves an unfinished request.
      () => undefined,
    );
  });
  const listen = (port: number): Promise<void> =>
    new Promise((resolve) => {
      server.listen(port, "127.0.0.1", resolve);
    });
  await listen(0);
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/orders`,
    setSecret: (value) => {
      secret = value;
    },
    start: () => listen(port),
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
};
