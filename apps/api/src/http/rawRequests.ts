import { STATUS_CODES } from "node:http";
import type { IncomingMessage, RequestListener, Server, ServerResponse } from "node:http";
import type { Duplex } from "node:stream";

type Headers = Readonly<Record<string, string>>;

const parserStatuses: Record<string, number> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  HPE_HEADER_OVERFLOW: 431,
};

/** How long a client may take to read why its connection is closed, in ms. */
const LINGER_MS = 1000;

const bodyOf = (status: number): string => `${STATUS_CODES[status]}\n`;

const headersOf = (status: number, headers: Headers): Record<string, string | number> => ({
  ...headers,
  "cache-control": "no-store",
  "content-type": "text/plain; charset=utf-8",
  "content-length": Buffer.byteLength(bodyOf(status)),
  connection: "close",
});

const refuse = (response: ServerResponse, status: number, headers: Headers): void => {
  response.writeHead(status, headersOf(status, headers)).end(bodyOf(status));
};

/**
 * Answers what Node's HTTP parser refuses, and an `Expect` that nobody knows, with the headers of every other answer.
 */
export const answerParserErrors = (server: Server, headers: Headers): void => {
  const answers = new WeakMap<Duplex, ServerResponse>();
  server.on("request", (request: IncomingMessage, response: ServerResponse) => {
    answers.set(request.socket, response);
  });
  server.on("checkExpectation", (_request: IncomingMessage, response: ServerResponse) =>
    refuse(response, 417, headers),
  );
  server.on("clientError", (error: NodeJS.ErrnoException, socket: Duplex) => {
    const answer = answers.get(socket);
    const isAnswering = answer?.headersSent === true && !answer.writableFinished;
    if (!socket.writable || isAnswering || error.code === "ECONNRESET") {
      socket.destroy();
      return;
    }
    const status = parserStatuses[error.code ?? ""] ?? 400;
    const head = Object.entries(headersOf(status, headers)).map(
      ([name, value]) => `${name}: ${value}\r\n`,
    );
    // Closed at once, the answer could be lost to what the client still sends (RFC 9112, section 9.6).
    setTimeout(() => socket.destroy(), LINGER_MS).unref();
    socket.end(
      `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${head.join("")}\r\n${bodyOf(status)}`,
    );
  });
};

/** RFC 9112, section 3.2: exactly one in HTTP/1.1, at most one before. */
const hasValidHost = ({ rawHeaders, httpVersion }: IncomingMessage): boolean => {
  let hosts = 0;
  for (let index = 0; index < rawHeaders.length; index += 2)
    if (rawHeaders[index]?.length === 4 && rawHeaders[index]?.toLowerCase() === "host") hosts++;
  return hosts === 1 || (hosts === 0 && httpVersion === "1.0");
};

/**
 * Brings the absolute form of a request target (RFC 9112, section 3.2.2) into the origin form, of which the host
 * counts then. Returns whether there is an origin form.
 */
const toOriginForm = (request: IncomingMessage): boolean => {
  const { url = "" } = request;
  if (url.startsWith("/")) return true;
  if (!/^https?:\/\//i.test(url) || !URL.canParse(url)) return false;
  const { host, pathname, search } = new URL(url);
  request.url = pathname + search;
  request.headers.host = host;
  return true;
};

/** Passes on requests with one host and a target that has a path; the others are answered with 400. */
export const withValidTarget =
  (listener: RequestListener, headers: Headers): RequestListener =>
  (request, response) => {
    if (hasValidHost(request) && toOriginForm(request)) listener(request, response);
    else refuse(response, 400, headers);
  };
