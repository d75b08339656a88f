import { Button, Notice } from "@pallu/ui";
import { FileDrop } from "@pallu/ui/desk";
import { useToast } from "@pallu/ui/toast";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import type { ReactElement } from "react";
import { useNavigate } from "react-router-dom";
import { DeskError } from "../../platform/api.ts";
import { SendFailure } from "../../platform/Failure.tsx";
import { useUnloadWarning } from "../../platform/useUnloadWarning.ts";
import { useSend } from "../../platform/useSend.ts";
import { sendFile } from "../../platform/sendFile.ts";
import { fileFault } from "./files.rules.ts";

/** The files of the shop's own that go together. */
const MAX_FILES = 3;

interface Sent {
  file: File;
  /** The bytes that have arrived. */
  sent: number;
}

/** Takes files of the catalogue, by drop or choice, sends them and opens what was understood of them. */
export const UploadForm = (): ReactElement => {
  const [items, setItems] = useState<readonly Sent[]>([]);
  const [isSending, setSending] = useState(false);
  const [fault, setFault] = useState<string>();
  const { run, failure } = useSend("POST /api/desk/imports");
  const stop = useRef<AbortController | null>(null);
  const navigate = useNavigate();
  const toast = useToast();

  // Leaving the page stops the upload. The same file goes on where it stopped.
  const onLeave = useEffectEvent(() => {
    if (!stop.current) return;
    stop.current.abort();
    const left = items.filter(({ file, sent }) => sent < file.size);
    if (left.length === 0) return;
    const names = left.map(({ file }) => file.name).join(", ");
    toast.show({
      tone: "warning",
      text: `The upload of ${names} has stopped. Choose it again on the page Files: it goes on where it stopped.`,
    });
  });
  useEffect(() => () => onLeave(), []);
  useUnloadWarning(isSending);

  const sendAll = async (files: readonly File[], signal: AbortSignal): Promise<void> => {
    const ids: string[] = [];
    for (const file of files) {
      const onProgress = (sent: number): void =>
        setItems((all) => all.map((one) => (one.file === file ? { file, sent } : one)));
      ids.push(await sendFile(file, { signal, onProgress }));
    }
    const started = await run({ body: { files: ids, options: {} } });
    if (!started || signal.aborted) return;
    stop.current = null;
    await navigate(`/files/${started.id}`);
  };

  const take = async (files: readonly File[]): Promise<void> => {
    const [wrong] = files.flatMap((file) => fileFault(file) ?? []);
    setFault(wrong);
    if (files.length === 0 || wrong !== undefined) return;
    const controller = new AbortController();
    stop.current = controller;
    setItems(files.map((file) => ({ file, sent: 0 })));
    setSending(true);
    try {
      await sendAll(files, controller.signal);
    } catch (error) {
      if (controller.signal.aborted) return;
      setFault(
        error instanceof DeskError
          ? `${error.message} What has arrived is kept for a day: send it again, and it goes on.`
          : "A file could not be read. Choose it again.",
      );
    } finally {
      stop.current = null;
      setSending(false);
    }
  };

  return (
    <>
      <FileDrop
        label="CSV files of the catalogue"
        hint="products.csv and variants.csv of this shop together, or one product file of Shopify, WooCommerce or Google Merchant Center. You see what would change before anything does."
        maxFiles={MAX_FILES}
        disabled={isSending}
        onFiles={(files) => void take(files)}
        items={items.map(({ file, sent }) => ({
          id: file.name,
          name: file.name,
          sizeBytes: file.size,
          state: sent >= file.size ? "done" : isSending ? "sending" : "failed",
          progress: sent / file.size,
        }))}
        onRetry={() => void take(items.map(({ file }) => file))}
      />
      {isSending && (
        <div>
          <Button
            variant="secondary"
            size="small"
            onClick={() => {
              stop.current?.abort();
              setItems([]);
            }}
          >
            Stop the upload
          </Button>
        </div>
      )}
      <div aria-live="polite">
        {fault !== undefined && (
          <Notice tone="danger" live={false}>
            {fault}
          </Notice>
        )}
        <SendFailure failure={failure} />
      </div>
    </>
  );
};
