import type { ReactElement } from "react";
import { FieldError } from "../../components/FormField/FieldError.tsx";
import { CloseIcon } from "../../icons.ts";
import type { Messages } from "../../provider/messages.ts";
import { Progress } from "../Progress/Progress.tsx";
import { sizeText } from "./fileRules.ts";
import { UploadButtons } from "./UploadButtons.tsx";
import * as styles from "./FileDrop.css.ts";

export interface FileDropItem {
  /** Unique in the list. */
  id: string;
  name: string;
  /** Size in bytes. */
  sizeBytes?: number;
  state: "waiting" | "sending" | "done" | "failed";
  /** How much was sent, from 0 to 1. Omit it if that is unknown. */
  progress?: number;
  /** Replaces the text of the state, for example why it failed and what to do. */
  message?: string;
  /** Whether "Try again" of a failed file may help. @default true */
  canRetry?: boolean;
}

interface FileListProps {
  items: readonly FileDropItem[];
  texts: Messages["fileDrop"];
  onRemove: ((id: string) => void) | undefined;
  onRetry: ((id: string) => void) | undefined;
}

/** The files of a `FileDrop`. */
export const FileList = ({ items, texts, onRemove, onRetry }: FileListProps): ReactElement => (
  <ul role="list" className={styles.list}>
    {items.map(
      ({ id, name, sizeBytes, state, progress, message = texts[state], canRetry = true }) => (
        <li key={id} data-state={state} className={styles.item}>
          <p className={styles.name}>
            <bdi>{name}</bdi>
          </p>
          {sizeBytes !== undefined && <p className={styles.size}>{sizeText(sizeBytes)}</p>}
          <div className={styles.state}>
            {state === "sending" && (
              <Progress
                label={`${message} ${name}`}
                hideLabel
                value={progress}
                text={progress === undefined ? message : `${Math.round(progress * 100)} %`}
              />
            )}
            {state === "failed" && <FieldError id={undefined} text={message} />}
            {(state === "waiting" || state === "done") && <p className={styles.size}>{message}</p>}
          </div>
          <div className={styles.actions}>
            <UploadButtons
              {...{ id, name, texts, onRemove, onRetry }}
              canRetry={state === "failed" && canRetry}
              icon={<CloseIcon />}
            />
          </div>
        </li>
      ),
    )}
  </ul>
);
