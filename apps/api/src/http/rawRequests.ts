import { STATUS_CODES } from "node:http";
import type { IncomingMessage, RequestListener, Server, ServerResponse } from "node:http";
import type { Duplex } from "node:stream";

type Headers = Readonly<Record<string, string>>;

const parserStatuses: Record<string, number> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  HPE_HEADER_OVERFLOW: 431,
};

/** How long a client may take to read the response before its connection is closed, in ms. */
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

/** Responds to requests that Node's HTTP parser refuses, and to an unknown `Expect`, with the usual headers. */
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
    // An immediate close could reset the connection and lose the response (RFC 9112, section 9.6).
    setTimeout(() => socket.destroy(), LINGER_MS).unref();
    socket.end(
      `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${head.join("")}\r\n${bodyOf(status)}`,
    );
  });
};

/** RFC 9112, section 3.2: exactly one Host header in HTTP/1.1, at most one before. */
const hasValidHost = ({ rawHeaders, httpVersion }: IncomingMessage): boolean => {
  let hosts = 0;
  for (let index = 0; index < rawHeaders.length; index += 2)
    if (rawHeaders[index]?.length === 4 && rawHeaders[index]?.toLowerCase() === "host") hosts++;
  return hosts === 1 || (hosts === 0 && httpVersion === "1.0");
};

/**
 * Converts the absolute form of a request target (RFC 9112, section 3.2.2) to the origin form and uses its host.
 * Returns whether there is an origin form.
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

/** Far below the 2,000 after which Node drops headers, which a proxy in front would have read. */
const MAX_HEADERS = 200;

/**
 * Passes on requests with one host and a target with a path. Responds 400 to all others, and 431 to those with too many
 * headers.
 */
export const withValidTarget =
  (listener: RequestListener, headers: Headers): RequestListener =>
  (request, response) => {
    if (request.rawHeaders.length > 2 * MAX_HEADERS) refuse(response, 431, headers);
    else if (hasValidHost(request) && toOriginForm(request)) listener(request, response);
    else refuse(response, 400, headers);
  };
