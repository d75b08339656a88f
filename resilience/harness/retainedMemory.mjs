/**
 * Preload: a request to MEMORY_PORT on loopback collects the garbage of every thread, and responds with the bytes that
 * stay in use: the heaps and the memory outside of them that objects hold (buffers, WebAssembly).
 */
import { once } from "node:events";
import { createServer } from "node:http";
import { Session } from "node:inspector/promises";
import { setTimeout as wait } from "node:timers/promises";
import { isMainThread } from "node:worker_threads";

/** Callbacks that free memory of collected objects run a moment after the collection. */
const FINALIZERS_MS = 100;
const usage = {
  expression: "(({ heapUsed, external }) => heapUsed + external)(process.memoryUsage())",
};

/** Measures one thread. `post` calls its inspector. */
const measure = async (post) => {
  await post("HeapProfiler.collectGarbage");
  await wait(FINALIZERS_MS);
  await post("HeapProfiler.collectGarbage");
  const { result } = await post("Runtime.evaluate", usage);
  return result.value;
};

const measureAll = async () => {
  const session = new Session();
  session.connect();
  const workers = [];
  session.on("NodeWorker.attachedToWorker", ({ params }) => workers.push(params.sessionId));
  await session.post("NodeWorker.enable", { waitForDebuggerOnStart: false });
  let id = 0;
  const postTo = (sessionId) => async (method, params) => {
    const message = JSON.stringify({ id: ++id, method, params });
    const answer = once(session, "NodeWorker.receivedMessageFromWorker");
    await session.post("NodeWorker.sendMessageToWorker", { sessionId, message });
    const [event] = await answer;
    return JSON.parse(event.params.message).result;
  };
  let bytes = await measure((method, params) => session.post(method, params));
  for (const sessionId of workers) bytes += await measure(postTo(sessionId));
  session.disconnect();
  return bytes;
};

if (isMainThread)
  createServer((_request, response) => {
    void measureAll().then((bytes) => response.end(String(bytes)));
  })
    .listen(Number(process.env.MEMORY_PORT), "127.0.0.1")
    .unref();
