import { request as requestHttp } from "node:http";
import type { IncomingMessage } from "node:http";
import { request as requestHttps } from "node:https";
import { seconds } from "../../clock.ts";
import { lookupOf, publicTargets, urlErrorOf } from "../../http/targets.ts";
import type { Targets } from "../../http/targets.ts";

export interface FetchRules {
  targets: Targets;
  /** Timeout of a picture with all its redirects, in milliseconds. */
  timeoutMs: number;
  maxBytes: number;
}

export const fetchRules: FetchRules = {
  targets: publicTargets,
  timeoutMs: seconds(10),
  maxBytes: 20_000_000,
};

const MAX_REDIRECTS = 5;

const tooLarge = (maxBytes: number): Error =>
  new Error(`it is larger than ${maxBytes / 1_000_000} MB: make it smaller`);

/** Sends a request without following redirects. A host name is checked where the connection resolves it. */
const request = (url: URL, targets: Targets, signal: AbortSignal): Promise<IncomingMessage> =>
  new Promise((done, fail) => {
    (url.protocol === "https:" ? requestHttps : requestHttp)(url, {
      headers: { accept: "image/*", "user-agent": "Pallu-Import/1" },
      agent: false,
      signal,
      lookup: lookupOf(targets),
    })
      .on("error", fail)
      .on("response", done)
      .on("upgrade", (_response, socket) => {
        socket.destroy();
        fail(new Error("it answered with another protocol"));
      })
      .end();
  });

const readBody = async (response: IncomingMessage, maxBytes: number): Promise<Buffer> => {
  if (Number(response.headers["content-length"] ?? 0) > maxBytes) throw tooLarge(maxBytes);
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of response as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    if (bytes > maxBytes) throw tooLarge(maxBytes);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
};

const follow = async (
  address: string,
  { targets, maxBytes }: FetchRules,
  signal: AbortSignal,
): Promise<Buffer> => {
  let at = address;
  for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects++) {
    const urlError = urlErrorOf(at, targets);
    if (urlError !== undefined)
      throw new Error(redirects === 0 ? urlError : `it redirects to ${at}: ${urlError}`);
    const response = await request(new URL(at), targets, signal);
    const { statusCode = 0, headers } = response;
    try {
      if (statusCode === 200) return await readBody(response, maxBytes);
      if (statusCode < 300 || statusCode > 399 || headers.location === undefined)
        throw new Error(`its host answered ${statusCode}`);
      if (!URL.canParse(headers.location, at)) throw new Error("it redirects to no URL");
      at = new URL(headers.location, at).href;
    } finally {
      response.destroy();
    }
  }
  throw new Error(`it redirects more than ${MAX_REDIRECTS} times`);
};

/** A host did not answer, or not in time. */
export class UnansweredError extends Error {
  override readonly name = "UnansweredError";
}

/** Returns an error of the network in words for a shopkeeper, another one as it is. */
const reachFault = (error: NodeJS.ErrnoException): Error => {
  const { code } = error;
  if (code === undefined) return error;
  const words =
    code === "ENOTFOUND" ? "its host does not exist" : `its host cannot be reached (${code})`;
  return new UnansweredError(words, { cause: error });
};

/**
 * Gets the content of a picture. Every redirect and every connection goes to an allowed target. Throws an Error with a message
 * for a shopkeeper.
 */
export const fetchPicture = async (address: string, rules: FetchRules): Promise<Buffer> => {
  const stop = new AbortController();
  const timer = setTimeout(() => stop.abort(), rules.timeoutMs);
  try {
    return await follow(address, rules, stop.signal);
  } catch (error) {
    if (stop.signal.aborted)
      throw new UnansweredError(`its host sent it not within ${rules.timeoutMs / 1000} s`, {
        cause: error,
      });
    throw reachFault(error as NodeJS.ErrnoException);
  } finally {
    clearTimeout(timer);
  }
};
