import { useEffect, useEffectEvent, useRef, useState } from "react";
import type { ChangeEvent, DragEvent, ReactElement } from "react";
import { Button } from "../../components/Button/Button.tsx";
import { describedBy, useField, type FieldHelp } from "../../components/FormField/FormField.tsx";
import { CameraIcon, UploadIcon } from "../../icons/desk.ts";
import type { Messages } from "../../provider/messages.ts";
import { useLabels } from "../../provider/useLabels.ts";
import { classNames } from "../../style/classNames.ts";
import { mergeHandlers } from "../../style/mergeHandlers.ts";
import type { RootProps } from "../../style/rootProps.ts";
import { FileList, type FileDropItem } from "./FileList.tsx";
import { acceptText, sizeText, sortFiles, type FileFault } from "./fileRules.ts";
import * as styles from "./FileDrop.css.ts";

export interface FileDropProps extends FieldHelp, RootProps<"div", "children"> {
  /** What the files are, for example "Pictures". */
  label: string;
  /** The files and their state, which the application holds. */
  items?: readonly FileDropItem[];
  /** Called with files that were chosen, dropped, pasted or taken, and that fit the limits. */
  onFiles: (files: readonly File[]) => void;
  /** Types as in HTML, for example "image/*" or ".csv,text/csv". */
  accept?: string;
  /** Largest size of a file in bytes. */
  maxBytes?: number;
  /** Number of files that can be added at once. `1` also limits the browser's dialog. */
  maxFiles?: number;
  /** Adds a button that opens the camera of a phone. @default false */
  camera?: boolean;
  /** Takes files that are pasted anywhere on the page, except into a text field. @default true */
  paste?: boolean;
  /** Ignores files. @default false */
  disabled?: boolean;
  /** Called by "Remove" of a file. */
  onRemove?: (id: string) => void;
  /** Called by "Try again" of a failed file. */
  onRetry?: (id: string) => void;
  /** Replaces the texts of the provider. */
  labels?: Partial<Messages["fileDrop"]>;
}

export const fileDropLabels: Messages["fileDrop"] = {
  choose: "Choose files",
  chooseOne: "Choose a file",
  drop: "or drop or paste them here",
  dropOne: "or drop or paste it here",
  camera: "Take a photo",
  remove: (name) => `Remove ${name}`,
  retryText: "Try again",
  retry: (name) => `Try again: ${name}`,
  waiting: "Waiting",
  sending: "Uploading",
  done: "Done",
  failed: "Failed",
  wrongType: (name, accept) => `${name} was not added: choose ${acceptText(accept)}`,
  empty: (name) => `${name} was not added: it is empty`,
  tooLarge: (name, max) => `${name} was not added: it is larger than ${max}`,
  tooMany: (name, max) => `${name} was not added: no more than ${max} at once`,
  summary: (done, count, failed) =>
    `${done} of ${count} done${failed > 0 ? `, ${failed} failed` : ""}`,
};

const isEditable = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.matches("input:not([type='file']), textarea, select"));

/** Takes files by a button, drop, paste and camera, and shows what becomes of each. */
export const FileDrop = ({
  label,
  hint,
  error,
  items = [],
  onFiles,
  accept,
  maxBytes,
  maxFiles,
  camera = false,
  paste = true,
  disabled = false,
  onRemove,
  onRetry,
  labels,
  ...rest
}: FileDropProps): ReactElement => {
  const texts = useLabels("fileDrop", fileDropLabels, labels);
  const field = useField({ hint, error });
  const chooser = useRef<HTMLInputElement>(null);
  const photographer = useRef<HTMLInputElement>(null);
  const [isOver, setIsOver] = useState(false);
  const [refused, setRefused] = useState<readonly string[]>([]);
  const reasonOf = (name: string, fault: FileFault): string => {
    if (fault === "type") return texts.wrongType(name, accept ?? "");
    if (fault === "empty") return texts.empty(name);
    if (fault === "size") return texts.tooLarge(name, sizeText(maxBytes ?? 0));
    return texts.tooMany(name, maxFiles ?? 0);
  };
  const take = (files: readonly File[]): void => {
    if (disabled || files.length === 0) return;
    const sorted = sortFiles(files, { accept, maxBytes, maxFiles });
    setRefused(sorted.refused.map(({ file, fault }) => reasonOf(file.name, fault)));
    if (sorted.taken.length > 0) onFiles(sorted.taken);
  };
  const onChoose = ({ target }: ChangeEvent<HTMLInputElement>): void => {
    take([...(target.files ?? [])]);
    // The same file can be chosen again.
    target.value = "";
  };
  const onPaste = useEffectEvent((event: ClipboardEvent): void => {
    const files = [...(event.clipboardData?.files ?? [])];
    if (files.length === 0 || isEditable(event.target)) return;
    event.preventDefault();
    take(files);
  });
  useEffect(() => {
    if (!paste) return undefined;
    document.addEventListener("paste", onPaste);
    return () => document.removeEventListener("paste", onPaste);
  }, [paste]);
  const onDragOver = (event: DragEvent): void => {
    if (!event.dataTransfer.types.includes("Files")) return;
    event.preventDefault();
    event.dataTransfer.dropEffect = disabled ? "none" : "copy";
    setIsOver(!disabled);
  };
  const onDragLeave = (event: DragEvent<HTMLElement>): void => {
    if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setIsOver(false);
  };
  const onDrop = (event: DragEvent): void => {
    event.preventDefault();
    setIsOver(false);
    take([...event.dataTransfer.files]);
  };
  const isOne = maxFiles === 1;
  const shared = { type: "file", hidden: true, accept, disabled, onChange: onChoose } as const;
  const [done, failed] = (["done", "failed"] as const).map(
    (state) => items.filter((item) => item.state === state).length,
  );
  return (
    <div
      role="group"
      aria-label={label}
      {...mergeHandlers(rest, { onDragOver, onDragLeave, onDrop })}
      aria-describedby={describedBy(rest["aria-describedby"], field.control["aria-describedby"])}
      className={styles.root}
    >
      <p className={styles.label}>{label}</p>
      {field.hint}
      <div className={classNames(styles.zone, isOver && styles.over)}>
        <input {...shared} ref={chooser} multiple={!isOne} />
        <Button
          variant="secondary"
          size="small"
          icon={<UploadIcon />}
          disabled={disabled}
          onClick={() => chooser.current?.click()}
        >
          {isOne ? texts.chooseOne : texts.choose}
        </Button>
        {camera && (
          <>
            <input {...shared} ref={photographer} capture="environment" />
            <Button
              variant="secondary"
              size="small"
              icon={<CameraIcon />}
              disabled={disabled}
              onClick={() => photographer.current?.click()}
            >
              {texts.camera}
            </Button>
          </>
        )}
        <span className={styles.drop}>{isOne ? texts.dropOne : texts.drop}</span>
      </div>
      {field.error}
      <div role="alert" className={styles.refused}>
        {refused.map((reason) => (
          <p key={reason} dir="auto">
            {reason}
          </p>
        ))}
      </div>
      <p role="status" className={styles.summary}>
        {items.length > 1 ? texts.summary(done ?? 0, items.length, failed ?? 0) : ""}
      </p>
      {items.length > 0 && <FileList {...{ items, texts, onRemove, onRetry }} />}
    </div>
  );
};
