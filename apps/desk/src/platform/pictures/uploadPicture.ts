import { DeskError, send } from "../api.ts";
import type { Output } from "../callTypes.ts";
import { sendFile } from "../sendFile.ts";

export type UploadedPicture = Output<"POST /api/desk/pictures">;

/** The most bytes of a picture. The server takes 20 MiB. */
export const MAX_PICTURE_BYTES = 20_000_000;

const TRIES = 4;
const WAIT_MS = 1500;

const wait = (ms: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, ms);
  });

/** Repeats a call that had no answer, or that is still being done. */
const persist = async <T>(call: () => Promise<T>): Promise<T> => {
  for (let attempt = 1; ; attempt++)
    try {
      return await call();
    } catch (error) {
      const isWorthIt = error instanceof DeskError && error.mayBeDone && attempt < TRIES;
      if (!isWorthIt) throw error;
      await wait(WAIT_MS * attempt);
    }
};

/**
 * Uploads a picture in parts. Calls `onProgress` with the share that has arrived, which is 1 while the shop prepares the picture.
 * Rejects with DeskError, and when `signal` is aborted before all has arrived.
 */
export const uploadPicture = async (
  file: File,
  onProgress: (share: number) => void,
  signal?: AbortSignal,
): Promise<UploadedPicture> => {
  const fileId = await sendFile(file, {
    onProgress: (sent) => onProgress(sent / file.size),
    ...(signal ? { signal } : {}),
  });
  signal?.throwIfAborted();
  const idempotencyKey = crypto.randomUUID();
  return persist(() => send("POST /api/desk/pictures", { body: { fileId } }, { idempotencyKey }));
};
