import proxy from "@fastify/http-proxy";
import { errorBody, httpError, ReadError } from "@pallu/api";
import { callPath, calls, readList } from "@pallu/contract";
import type { Id, ProductResponse } from "@pallu/contract";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { IncomingHttpHeaders } from "node:http";
import type { CallApi } from "./callApi.ts";
import { narrowPaths, specifiedPath } from "../src/features/catalogue/cataloguePaths.ts";

const TIMEOUT_SECONDS = 10;

/** How long a list of the specification is shared after its request, and again after its arrival, in ms. */
const SHARED_MS = 100;

/** How long a host that sends lists in parts is read by narrow paths alone, in ms. */
const PARTS_MS = 60_000;

interface HostResponse {
  json: string;
  /** Whether it is the first part of a longer list. */
  isPart: boolean;
}

const isPart = (headers: Headers): boolean => headers.get("link")?.includes('rel="next"') ?? false;

/** Reads a URL path of another API host, with a timeout of ten seconds. */
const readHost = async (host: string, path: string): Promise<HostResponse> => {
  try {
    const response = await fetch(new URL(path, host), {
      headers: { accept: "application/json" },
      signal: AbortSignal.timeout(TIMEOUT_SECONDS * 1000),
    });
    if (response.ok) {
      return { json: await response.text(), isPart: isPart(response.headers) };
    }
    const isMissing = response.status === 404 || response.status === 410;
    await response.body?.cancel();
    throw new ReadError(
      path,
      isMissing ? "missing" : "unreachable",
      new Error(`responded ${response.status}`),
    );
  } catch (error) {
    throw error instanceof ReadError ? error : new ReadError(path, "unreachable", error);
  }
};

/**
 * Returns functions that read another API host for a rendering: `load` a URL path, `isLarge` whether the host sends its
 * list of variants in parts. They reject with ReadError: `missing` for a 404 or 410 of that host, else
 * `unreachable`.
 *
 * A narrow path is read only from a host that sends its lists in parts. Any other host is asked for the whole list of
 * the specification, because it may know no parameters.
 */
export const createUpstream = (host: string, now = (): number => performance.now()) => {
  const lists = new Map<string, { sharedUntil: number; response: Promise<HostResponse> }>();
  const partsUntil = new Map<string, number>();

  const readShared = (path: string): Promise<HostResponse> => {
    const known = lists.get(path);
    if (known && now() < known.sharedUntil) return known.response;
    const entry = { sharedUntil: now() + SHARED_MS, response: readHost(host, path) };
    lists.set(path, entry);
    entry.response.then(
      () => (entry.sharedUntil = now() + SHARED_MS),
      () => lists.delete(path),
    );
    return entry.response;
  };
  const isInParts = async (list: string): Promise<boolean> => {
    if (now() < (partsUntil.get(list) ?? 0)) return true;
    const { isPart: isFirstPart } = await readShared(list);
    if (isFirstPart) partsUntil.set(list, now() + PARTS_MS);
    return isFirstPart;
  };
  return {
    load: async (path: string): Promise<string> => {
      const list = specifiedPath(path);
      const isReadAsIs = list === path || (await isInParts(list));
      return (await (isReadAsIs ? readHost(host, path) : readShared(list))).json;
    },
    isLarge: () => isInParts(callPath(calls.listVariants)),
  };
};

/** Number of products of a page of another host. */
const PAGE = 200;

/** Returns a function that lists ids of another API host's products: all of a whole list, or a page of them. */
export const upstreamIds =
  (load: (path: string) => Promise<string>) =>
  async (after: Id | null): Promise<readonly Id[]> => {
    const products = readList<ProductResponse>(
      JSON.parse(await load(narrowPaths.productsAfter(after, PAGE))),
    );
    const ids = products.flatMap(({ productId }) =>
      productId === undefined || productId === null ? [] : [productId],
    );
    // A whole list contains the id.
    return after === null || !ids.includes(after) ? ids : ids.slice(ids.indexOf(after) + 1);
  };

const forwardingHeader = /^(?:forwarded|x-forwarded-.*|x-real-ip)$/;

/** Sets the client's IP address from the connection and never from the client's own headers. */
const forwardedHeaders = (
  request: FastifyRequest,
  headers: IncomingHttpHeaders,
): IncomingHttpHeaders => ({
  ...Object.fromEntries(Object.entries(headers).filter(([name]) => !forwardingHeader.test(name))),
  "x-forwarded-for": request.ip,
  "x-forwarded-proto": request.protocol,
  "x-forwarded-host": request.host,
});

/** Calls another API host for a visitor. It has no timeout of its own (API-03), as what is forwarded. */
export const callHost =
  (host: string): CallApi =>
  (request, path, { headers, ...init }) =>
    fetch(new URL(path, host), {
      ...init,
      headers: forwardedHeaders(request, Object.fromEntries(new Headers(headers))) as HeadersInit,
    });

/** Responds in the format of the API, because the caller is a program. */
const sendUnreachable = (reply: FastifyReply, error: Error): FastifyReply => {
  reply.request.log.warn({ err: error }, "the API host cannot be reached");
  return reply
    .code(502)
    .header("cache-control", "no-store")
    .type("application/json; charset=utf-8")
    .send({
      ...errorBody(httpError(502, "The shop cannot be reached at the moment. Please try again.")),
      // For the page: it has no response of the host, as after a failed connection.
      code: "unreachable",
    });
};

/** Forwards the browser's calls to another API host, so that cookies and the CSRF token need no CORS. */
export const forwardTo =
  (host: string) =>
  async (app: FastifyInstance): Promise<void> => {
    for (const prefix of ["/api", "/uploads"]) {
      await app.register(proxy, {
        upstream: host,
        prefix,
        rewritePrefix: prefix,
        replyOptions: {
          // The specification's client has no timeout (API-03), so the other host decides.
          timeout: 0,
          onError: (reply, { error }) => void sendUnreachable(reply as FastifyReply, error),
          rewriteRequestHeaders: (request, headers) =>
            forwardedHeaders(request as FastifyRequest, headers),
        },
      });
    }
  };
