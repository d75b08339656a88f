import { useToast } from "@pallu/ui/toast";
import { useEffect, useRef, useState } from "react";
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
 * draft, and a message says what has not.
 */
export const useUploads = (onUploaded: (picture: UploadedPicture) => void) => {
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const files = useRef(new Map<string, { file: File; removal: AbortController }>());
  const last = useRef(Promise.resolve());
  const isOpen = useRef(false);
  useEffect(() => {
    isOpen.current = true;
    return () => {
      isOpen.current = false;
    };
  }, []);
  const toast = useToast();
  const change = (id: string, next: Partial<Upload>): void =>
    setUploads((all) => all.map((one) => (one.id === id ? { ...one, ...next } : one)));
  const drop = (id: string): void => {
    files.current.get(id)?.removal.abort();
    files.current.delete(id);
    setUploads((all) => all.filter((one) => one.id !== id));
  };
  const run = async (id: string): Promise<void> => {
    const { file, removal: { signal } = {} } = files.current.get(id) ?? {};
    if (!file || !signal) return;
    change(id, { state: "sending", progress: 0 });
    const onProgress = (progress: number): void =>
      change(id, progress < 1 ? { progress } : { progress: undefined, message: "Being prepared" });
    try {
      const picture = await uploadPicture(file, onProgress, signal);
      if (signal.aborted) return;
      onUploaded(picture);
      drop(id);
    } catch (error) {
      if (signal.aborted) return;
      const isRefusal = error instanceof DeskError && error.status === 422;
      const message =
        error instanceof DeskError ? error.message : "It could not be read. Choose it again.";
      if (isOpen.current) change(id, { state: "failed", message, canRetry: !isRefusal });
      else toast.show({ tone: "danger", text: `${file.name} was not added. ${message}` });
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
        files.current.set(id, { file, removal: new AbortController() });
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
