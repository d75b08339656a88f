import { fork } from "node:child_process";
import type { ChildProcess } from "node:child_process";
import { fileURLToPath } from "node:url";
import { seconds } from "../../clock.ts";
import type { MadeType } from "./pictures.rules.ts";

/** Pictures that the process makes at once. */
export const AT_ONCE = 2;
/** After this time without work the process ends, so that its memory is free. */
const IDLE_MS = seconds(60);
const MAX_MS = seconds(20);

export interface PictureJob {
  /** Path of the file it is made from. */
  master: string;
  crop: { width: number; height: number } | undefined;
  /** Undefined for the whole width. */
  width: number | undefined;
  type: MadeType;
}

/** A picture that somebody sends. It may be anything. */
export interface UploadJob {
  /** Path of the file. */
  source: string;
  /** Width in px of the stored picture at most, and of what is sent at least. */
  widest: number;
  narrowest: number;
  /** Pixels of what is sent at most. */
  maxPixels: number;
  /** What it may be, as `sharp` names it. */
  formats: readonly string[];
}

/** What is stored of a picture that was sent: one WebP, upright, without what a camera wrote beside it. */
export interface EncodedUpload {
  content: Buffer;
  width: number;
  height: number;
}

type PictureMessage =
  | { id: number; content: Uint8Array; width?: number; height?: number }
  | { id: number; error: string };

interface Pending {
  resolve: (message: EncodedUpload) => void;
  reject: (error: Error) => void;
  timer: NodeJS.Timeout;
}

const start = (): ChildProcess => {
  const child = fork(fileURLToPath(new URL("./makePicture.process.mjs", import.meta.url)), {
    serialization: "advanced",
    execArgv: [],
    env: { ...process.env, UV_THREADPOOL_SIZE: String(AT_ONCE) },
    stdio: ["ignore", "ignore", "ignore", "ipc"],
  });
  // It ends with this process and does not keep it running.
  child.unref();
  child.channel?.unref();
  return child;
};

/**
 * Returns a function that gives jobs to a process. It starts with the first job, and again after it has ended. The function
 * rejects when the picture cannot be made, or takes too long.
 */
const openPictureProcess = () => {
  let child: ChildProcess | null = null;
  let lastId = 0;
  let idle: NodeJS.Timeout | undefined;
  const pending = new Map<number, Pending>();

  const end = (ended: ChildProcess): void => {
    if (child !== ended) return;
    child = null;
    for (const { reject, timer } of pending.values()) {
      clearTimeout(timer);
      reject(new Error("The process that makes pictures has ended."));
    }
    pending.clear();
  };
  const close = (): void => {
    const ended = child;
    if (!ended) return;
    end(ended);
    if (ended.connected) ended.disconnect();
  };
  const settle = (id: number): Pending | undefined => {
    const request = pending.get(id);
    clearTimeout(request?.timer);
    pending.delete(id);
    if (pending.size === 0) idle = setTimeout(close, IDLE_MS).unref();
    return request;
  };
  const open = (): ChildProcess => {
    const started = start();
    started.on("message", (message: PictureMessage) => {
      const request = settle(message.id);
      if ("error" in message) request?.reject(new Error(message.error));
      else {
        const { content, width = 0, height = 0 } = message;
        request?.resolve({ content: Buffer.from(content), width, height });
      }
    });
    started.on("error", () => end(started));
    started.on("exit", () => end(started));
    return started;
  };
  return (job: PictureJob | UploadJob): Promise<EncodedUpload> => {
    clearTimeout(idle);
    const current = (child ??= open());
    const id = ++lastId;
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => current.kill("SIGKILL"), MAX_MS);
      pending.set(id, { resolve, reject, timer });
      current.send({ id, job }, (error) => {
        if (error) settle(id)?.reject(error);
      });
    });
  };
};

const makeIn = openPictureProcess();

/** Makes a picture for shoppers in the one process for that. Rejects when it cannot be made, or takes too long. */
export const makePicture = async (job: PictureJob): Promise<Buffer> => (await makeIn(job)).content;

/** Uploads have a process of their own, so that one that ends it takes no picture of a shopper along. */
const encodeIn = openPictureProcess();

/** Decodes a file of unknown content and encodes it. Rejects with `<what>: <reason>`, see `makePicture.process.mjs`. */
export const encodeUpload = (job: UploadJob): Promise<EncodedUpload> => encodeIn(job);
