import { DeskError, fetchDesk, send } from "./api.ts";
import type { Output } from "./callTypes.ts";

/** The bytes of the first part. Parts grow on a quick line, and shrink on a slow one. */
const FIRST_PART = 128 * 1024;
const MIN_PART = 32 * 1024;
/** A part that takes less time is followed by one of double size, in ms. */
const QUICK_MS = 800;
/** How often a part is sent again before the upload stops. */
const MAX_TRIES = 4;

/** Names a file for this tab, so that an upload that was broken off goes on where it stopped. */
const keyOf = ({ name, size, lastModified }: File): string =>
  `pallu-desk-file ${name} ${size} ${lastModified}`;

type SentFile = Output<"GET /api/desk/files/:fileId">;

const findBegun = async (file: File): Promise<SentFile | undefined> => {
  const id = sessionStorage.getItem(keyOf(file));
  if (id === null) return undefined;
  try {
    return await send("GET /api/desk/files/:fileId", { params: { fileId: id } });
  } catch (error) {
    // It is removed after a day.
    if (error instanceof DeskError && error.status === 404) return undefined;
    throw error;
  }
};

const beginFile = async (file: File): Promise<SentFile> => {
  const begun = await send("POST /api/desk/files", {
    body: { name: file.name, bytes: file.size },
  });
  sessionStorage.setItem(keyOf(file), begun.id);
  return begun;
};

const isBrokenLine = ({ status }: DeskError): boolean =>
  status === 0 || status === 408 || status >= 500;

const wait = (ms: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, ms);
  });

/** Sends a file in parts, and returns its id. One that was broken off goes on. Rejects with DeskError. */
export const sendFile = async (
  file: File,
  { onProgress, signal }: { onProgress?: (sent: number) => void; signal?: AbortSignal } = {},
): Promise<string> => {
  const begun = (await findBegun(file)) ?? (await beginFile(file));
  const { id } = begun;
  let { received } = begun;
  onProgress?.(received);
  let size = FIRST_PART;
  let tries = 0;
  while (received < file.size) {
    signal?.throwIfAborted();
    const startedAt = performance.now();
    try {
      const response = await fetchDesk(`/api/desk/files/${id}/parts/${received}`, {
        method: "PUT",
        headers: { "content-type": "application/octet-stream" },
        body: file.slice(received, received + size),
        ...(signal ? { signal } : {}),
      });
      ({ received } = (await response.json()) as SentFile);
      tries = 0;
      if (performance.now() - startedAt < QUICK_MS) size = Math.min(size * 2, 1024 * 1024);
      onProgress?.(received);
    } catch (error) {
      if (!(error instanceof DeskError) || !isBrokenLine(error) || ++tries >= MAX_TRIES)
        throw error;
      size = Math.max(MIN_PART, size / 2);
      await wait(500 * tries);
    }
  }
  return id;
};
