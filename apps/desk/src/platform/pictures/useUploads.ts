import { useRef, useState } from "react";
import { DeskError } from "../api.ts";
import { useReportUploads } from "./FormUploads.tsx";
import { uploadPicture } from "./uploadPicture.ts";
import type { UploadedPicture } from "./uploadPicture.ts";

export interface Upload {
  id: string;
  name: string;
  sizeBytes: number;
  state: "waiting" | "sending" | "done" | "failed";
  progress?: number;
  message?: string;
  /** False for a picture that the shop refuses. */
  canRetry?: boolean;
}

/**
 * Uploads pictures one after the other. `onUploaded` is called for each, also after the page was left: what has arrived is in the
 * draft.
 */
export const useUploads = (onUploaded: (picture: UploadedPicture) => void) => {
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const files = useRef(new Map<string, File>());
  const last = useRef(Promise.resolve());
  const change = (id: string, next: Partial<Upload>): void =>
    setUploads((all) => all.map((one) => (one.id === id ? { ...one, ...next } : one)));
  const drop = (id: string): void => {
    files.current.delete(id);
    setUploads((all) => all.filter((one) => one.id !== id));
  };
  const run = async (id: string): Promise<void> => {
    const file = files.current.get(id);
    if (!file) return;
    change(id, { state: "sending", progress: 0 });
    try {
      const picture = await uploadPicture(file, (progress) =>
        change(
          id,
          progress < 1 ? { progress } : { progress: undefined, message: "Being prepared" },
        ),
      );
      onUploaded(picture);
      drop(id);
    } catch (error) {
      const isRefusal = error instanceof DeskError && error.status === 422;
      const message =
        error instanceof DeskError ? error.message : "It could not be read. Choose it again.";
      change(id, { state: "failed", message, canRetry: !isRefusal });
    }
  };
  const queue = (id: string): void => {
    last.current = last.current.then(() => run(id));
  };
  const pending = uploads.filter(({ state }) => state === "waiting" || state === "sending").length;
  useReportUploads(pending);
  return {
    uploads,
    add: (chosen: readonly File[]): void => {
      const added = chosen.map((file): Upload => {
        const id = crypto.randomUUID();
        files.current.set(id, file);
        return { id, name: file.name, sizeBytes: file.size, state: "waiting" };
      });
      setUploads((all) => [...all, ...added]);
      for (const { id } of added) queue(id);
    },
    retry: (id: string): void => {
      change(id, { state: "waiting", message: undefined });
      queue(id);
    },
    remove: drop,
  };
};
