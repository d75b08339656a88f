/** The longest wait before a retry, in ms. A response that asks for more is returned as it is. */
const MAX_WAIT_MS = 10_000;
const FIRST_WAIT_MS = 250;

const retried = new Set([429, 502, 503, 504]);

/** Returns the wait that a response asks for in ms, by seconds or by date. Undefined without a valid header. */
export const retryAfterMs = (response: Response, now = Date.now()): number | undefined => {
  const value = response.headers.get("retry-after");
  if (value === null) return undefined;
  const ms = /^\d+$/.test(value) ? Number(value) * 1000 : Date.parse(value) - now;
  return Number.isNaN(ms) ? undefined : Math.max(0, ms);
};

const wait = (ms: number, signal: AbortSignal | undefined): Promise<void> =>
  new Promise((resolve, reject) => {
    const stop = (): void => {
      clearTimeout(timer);
      reject(signal?.reason as Error);
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener("abort", stop);
      resolve();
    }, ms);
    signal?.addEventListener("abort", stop, { once: true });
    if (signal?.aborted) stop();
  });

/**
 * Sends a read again after a failed connection or a 429, 502, 503 or 504, at most `retries` times. Waits for Retry-After, or
 * twice as long each time.
 */
export const withRetries = async (
  send: () => Promise<Response>,
  retries: number,
  signal?: AbortSignal,
): Promise<Response> => {
  for (let attempt = 0; ; attempt++) {
    let waitMs = FIRST_WAIT_MS * 2 ** attempt;
    try {
      const response = await send();
      if (attempt >= retries || !retried.has(response.status)) return response;
      waitMs = retryAfterMs(response) ?? waitMs;
      if (waitMs > MAX_WAIT_MS) return response;
      await response.body?.cancel();
    } catch (error) {
      if (attempt >= retries || signal?.aborted) throw error;
    }
    await wait(waitMs, signal);
  }
};
