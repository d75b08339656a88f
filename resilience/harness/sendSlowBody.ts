import { connect } from "node:net";
import type { Socket } from "node:net";

/**
 * Opens a connection and posts a body that never completes: one byte every `dripMs`, or none after the first. Its length
 * is within every limit, so that only the pace is invalid.
 */
export const sendSlowBody = (
  origin: string,
  path: string,
  { ip = "10.239.0.1", dripMs }: { ip?: string; dripMs?: number },
): Socket => {
  const { port, hostname } = new URL(origin);
  const socket = connect(Number(port), hostname);
  socket.on("error", () => undefined);
  socket.resume();
  const head = [
    `POST ${path} HTTP/1.1`,
    "host: shop",
    `x-forwarded-for: ${ip}`,
    "content-type: application/json",
    "content-length: 5000",
  ];
  socket.write(`${head.join("\r\n")}\r\n\r\n{`);
  const timer = dripMs === undefined ? undefined : setInterval(() => socket.write("x"), dripMs);
  socket.once("close", () => clearInterval(timer));
  return socket;
};
