import { useEffect, useEffectEvent, useState, type ReactElement } from "react";
import { ChevronEndIcon, ChevronStartIcon, ZoomInIcon } from "../../icons.ts";
import { Dialog } from "../Dialog/Dialog.tsx";
import { IconButton } from "../IconButton/IconButton.tsx";
import { Picture, type PictureProps } from "../Picture/Picture.tsx";
import { warnOnce } from "../../provider/warnOnce.ts";
import * as styles from "./Lightbox.css.ts";

export interface LightboxProps {
  /** Whether the dialog is open. The rest of the page is inert meanwhile. */
  isOpen: boolean;
  /** Called on Escape, on a click outside and by the close button. */
  onClose: () => void;
  /** Heading and accessible name of the dialog. */
  title: string;
  /** The pictures, at least one. A picture that fails to load shows its `alt`. */
  pictures: readonly [PictureProps, ...PictureProps[]];
  /** Index of the current picture, from 0. */
  selected: number;
  /** Called with the index of the next picture, from 0. */
  onSelect: (index: number) => void;
  /** Accessible name of the close button. @default "Close" */
  closeLabel?: string | undefined;
  /** Accessible name of the previous button. */
  previousLabel?: string | undefined;
  /** Accessible name of the next button. */
  nextLabel?: string | undefined;
  /** Accessible name of the zoom button. */
  zoomLabel?: string | undefined;
  /** Text of the position, from 1. @default "1 of 3" */
  positionText?: ((number: number, count: number) => string) | undefined;
}

/** Returns the step of an arrow key in the current direction. */
const stepOf = ({ key }: KeyboardEvent): -1 | 0 | 1 => {
  if (key !== "ArrowRight" && key !== "ArrowLeft") return 0;
  const isMirrored = getComputedStyle(document.documentElement).direction === "rtl";
  const forward = isMirrored ? "ArrowLeft" : "ArrowRight";
  return key === forward ? 1 : -1;
};

/** Shows pictures one at a time in a dialog, with zoom. */
export const Lightbox = ({
  isOpen,
  onClose,
  title,
  pictures,
  selected,
  onSelect,
  closeLabel,
  previousLabel = "Previous picture",
  nextLabel = "Next picture",
  zoomLabel = "Zoom",
  positionText = (number, count) => `${number} of ${count}`,
}: LightboxProps): ReactElement => {
  const [isZoomed, setZoomed] = useState(false);
  if (process.env.NODE_ENV !== "production" && !pictures[selected])
    warnOnce("Lightbox", "`selected` must be an index of `pictures`.");
  const picture = pictures[selected] ?? pictures[0];
  const go = (step: -1 | 0 | 1): void => {
    const next = selected + step;
    if (step === 0 || next < 0 || next >= pictures.length) return;
    setZoomed(false);
    onSelect(next);
  };
  /* While zoomed, the arrow keys scroll. */
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (!isZoomed) go(stepOf(event));
  });
  useEffect(() => {
    if (!isOpen) return undefined;
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, [isOpen]);
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={title} size="lg" closeLabel={closeLabel}>
      <div>
        <div
          className={styles.view}
          data-zoomed={isZoomed || undefined}
          {...(isZoomed && { tabIndex: 0, role: "group", "aria-label": picture.alt })}
        >
          <span className={styles.picture}>
            <Picture key={picture.src} {...picture} eager />
          </span>
        </div>
        <div className={styles.controls}>
          {pictures.length > 1 && (
            <IconButton
              label={previousLabel}
              icon={<ChevronStartIcon />}
              aria-disabled={selected === 0 || undefined}
              onClick={() => go(-1)}
            />
          )}
          <span role="status" className={styles.position}>
            <bdi>{positionText(selected + 1, pictures.length)}</bdi>
          </span>
          {pictures.length > 1 && (
            <IconButton
              label={nextLabel}
              icon={<ChevronEndIcon />}
              aria-disabled={selected === pictures.length - 1 || undefined}
              onClick={() => go(1)}
            />
          )}
          <IconButton
            label={zoomLabel}
            icon={<ZoomInIcon />}
            pressed={isZoomed}
            onClick={() => setZoomed(!isZoomed)}
          />
        </div>
      </div>
    </Dialog>
  );
};
