import { useLayoutEffect, useRef, useState } from "react";
import type { DragEvent, ReactElement } from "react";
import { FieldError } from "../../components/FormField/FieldError.tsx";
import { IconButton } from "../../components/IconButton/IconButton.tsx";
import { TextField } from "../../components/TextField/TextField.tsx";
import {
  ArrowDownIcon,
  ArrowEndIcon,
  ArrowStartIcon,
  ArrowUpIcon,
  TrashIcon,
} from "../../icons.ts";
import { VisuallyHidden } from "../../layout/VisuallyHidden/VisuallyHidden.tsx";
import type { Messages } from "../../provider/messages.ts";
import { useLabels } from "../../provider/useLabels.ts";
import { classNames } from "../../style/classNames.ts";
import type { RootProps } from "../../style/rootProps.ts";
import { UploadButtons } from "../FileDrop/UploadButtons.tsx";
import { Progress } from "../Progress/Progress.tsx";
import { moveItem } from "./moveItem.ts";
import * as styles from "./PictureList.css.ts";

export interface PictureItem {
  /** Unique in the list. */
  id: string;
  /** URL of a small picture. `null` while there is none. */
  src: string | null;
  /** Name of the file, which its buttons name. */
  name: string;
  /** Alternative text. */
  alt: string;
  /** @default "ready" */
  state?: "ready" | "sending" | "preparing" | "failed";
  /** How much was sent, from 0 to 1. */
  progress?: number;
  /** Why it failed and what to do. */
  message?: string;
  /** Error of the alternative text. */
  altError?: string;
}

export interface PictureListProps extends RootProps<"div", "children"> {
  /** What the pictures are of, for example "Pictures of Rani silk". */
  label: string;
  /** The pictures in their order. The first one is shown in lists. */
  items: readonly PictureItem[];
  /** Called with all ids in the new order, after a press of a button or a drag. */
  onReorder?: (ids: readonly string[]) => void;
  /** Called with the alternative text while it is typed. */
  onAltChange?: (id: string, alt: string) => void;
  /** Called by "Remove" of a picture. */
  onRemove?: (id: string) => void;
  /** Called by "Try again" of a failed picture. */
  onRetry?: (id: string) => void;
  /** Replaces the texts of the provider. */
  labels?: Partial<Messages["pictureList"]>;
}

export const pictureListLabels: Messages["pictureList"] = {
  first: "Shown first",
  position: (number, count) => `${number} of ${count}`,
  earlier: (name) => `Move ${name} earlier`,
  later: (name) => `Move ${name} later`,
  moved: (name, number, count) => `${name} is now ${number} of ${count}`,
  alt: "What the picture shows",
  remove: (name) => `Remove ${name}`,
  retryText: "Try again",
  retry: (name) => `Try again: ${name}`,
  sending: "Uploading",
  preparing: "Being prepared",
  failed: "Failed. Remove it and choose the file again.",
};

/**
 * Pictures whose order, alternative texts and number can be changed. Ordered by buttons or by dragging; the focus stays on the
 * button, and the new place is announced.
 */
export const PictureList = ({
  label,
  items,
  onReorder,
  onAltChange,
  onRemove,
  onRetry,
  labels,
  ...rest
}: PictureListProps): ReactElement => {
  const texts = useLabels("pictureList", pictureListLabels, labels);
  const [announced, setAnnounced] = useState("");
  const [dragged, setDragged] = useState<string | null>(null);
  const [target, setTarget] = useState<string | null>(null);
  const pressed = useRef<HTMLElement | null>(null);
  // React moves elements, and what is moved loses the focus.
  useLayoutEffect(() => {
    pressed.current?.focus();
    pressed.current = null;
  }, [items]);
  const count = items.length;
  const move = (from: number, to: number): void => {
    const item = items[from];
    if (!item || to < 0 || to >= count || from === to) return;
    setAnnounced(texts.moved(item.name, to + 1, count));
    onReorder?.(
      moveItem(
        items.map(({ id }) => id),
        from,
        to,
      ),
    );
  };
  const indexOf = (id: string | null): number => items.findIndex((item) => item.id === id);
  const endDrag = (): void => {
    setDragged(null);
    setTarget(null);
  };
  const dragProps = (id: string): object | undefined =>
    onReorder && {
      onDragOver: (event: DragEvent) => {
        if (dragged === null) return;
        event.preventDefault();
        event.dataTransfer.dropEffect = "move";
        setTarget(id);
      },
      onDrop: (event: DragEvent) => {
        if (dragged === null) return;
        event.preventDefault();
        // Not for a `FileDrop` around it.
        event.stopPropagation();
        move(indexOf(dragged), indexOf(id));
        endDrag();
      },
    };
  const moveButton = (index: number, by: 1 | -1): ReactElement => {
    const name = items[index]?.name ?? "";
    const isEnd = index + by < 0 || index + by >= count;
    return (
      <IconButton
        label={by < 0 ? texts.earlier(name) : texts.later(name)}
        icon={
          <>
            <span className={styles.inRow}>{by < 0 ? <ArrowStartIcon /> : <ArrowEndIcon />}</span>
            <span className={styles.inColumn}>{by < 0 ? <ArrowUpIcon /> : <ArrowDownIcon />}</span>
          </>
        }
        // Not disabled: it keeps the focus when the picture has come to an end of the list.
        aria-disabled={isEnd || undefined}
        onClick={({ currentTarget }) => {
          if (isEnd) return;
          pressed.current = currentTarget;
          move(index, index + by);
        }}
      />
    );
  };
  return (
    <div role="group" aria-label={label} {...rest}>
      <VisuallyHidden role="status">{announced}</VisuallyHidden>
      <ol role="list" className={styles.list}>
        {items.map((item, index) => {
          const { id, src, name, alt, state = "ready", progress, message, altError } = item;
          return (
            <li
              key={id}
              data-state={state}
              {...dragProps(id)}
              className={classNames(
                styles.item,
                dragged === id && styles.dragged,
                target === id && dragged !== id && styles.target,
              )}
            >
              <div
                draggable={onReorder !== undefined}
                onDragStart={(event) => {
                  event.dataTransfer.effectAllowed = "move";
                  setDragged(id);
                }}
                onDragEnd={endDrag}
                className={classNames(styles.frame, onReorder && styles.movable)}
              >
                {src !== null && (
                  <img src={src} alt="" draggable={false} className={styles.image} />
                )}
              </div>
              <p className={styles.position}>
                {index === 0 ? texts.first : texts.position(index + 1, count)}
              </p>
              <div className={styles.facts}>
                {state === "sending" && (
                  <Progress label={`${texts.sending} ${name}`} value={progress} />
                )}
                {state === "preparing" && <Progress label={`${texts.preparing}: ${name}`} />}
                {state === "failed" && <FieldError id={undefined} text={message ?? texts.failed} />}
                {onAltChange && state !== "failed" && (
                  <TextField
                    label={texts.alt}
                    dir="auto"
                    value={alt}
                    error={altError}
                    onChange={(event) => onAltChange(id, event.target.value)}
                  />
                )}
              </div>
              <div className={styles.actions}>
                {onReorder && (
                  <>
                    {moveButton(index, -1)}
                    {moveButton(index, 1)}
                  </>
                )}
                <UploadButtons
                  {...{ id, name, texts, onRemove, onRetry }}
                  canRetry={state === "failed"}
                  icon={<TrashIcon />}
                />
              </div>
            </li>
          );
        })}
      </ol>
    </div>
  );
};
