import { useEffect, useEffectEvent, useState, type ReactElement } from "react";
import { ChevronEndIcon, ChevronStartIcon, ZoomInIcon } from "../../icons.ts";
import { Dialog } from "../Dialog/Dialog.tsx";
import { IconButton } from "../IconButton/IconButton.tsx";
import { Picture, type PictureProps } from "../Picture/Picture.tsx";
import { warnOnce } from "../../provider/warnOnce.ts";
import * as styles from "./Lightbox.css.ts";

export interface LightboxProps {
  /** Shown above everything else, which is inert meanwhile. */
  isOpen: boolean;
  /** The cross, Escape, or a press beside the picture. */
  onClose: () => void;
  /** The dialog's name: what the pictures show. */
  title: string;
  /** At least one; what cannot be loaded shows its `alt` in the same frame. */
  pictures: readonly [PictureProps, ...PictureProps[]];
  /** The index of the picture that is shown. */
  selected: number;
  /** The picture that was turned to, counted from 0. */
  onSelect: (index: number) => void;
  /** The name of the button with the cross. */
  closeLabel?: string | undefined;
  /** The name of the button that turns back. */
  previousLabel?: string | undefined;
  /** The name of the button that turns on. */
  nextLabel?: string | undefined;
  /** The name of the switch that enlarges. */
  zoomLabel?: string | undefined;
  /** Where one is among the pictures, counted from 1. */
  positionText?: ((number: number, count: number) => string) | undefined;
}

/** Whether a key leads on or back, in the direction of the page. */
const stepOf = ({ key }: KeyboardEvent): -1 | 0 | 1 => {
  if (key !== "ArrowRight" && key !== "ArrowLeft") return 0;
  const isMirrored = getComputedStyle(document.documentElement).direction === "rtl";
  const forward = isMirrored ? "ArrowLeft" : "ArrowRight";
  return key === forward ? 1 : -1;
};

/** Pictures one by one over the page, fitted to the window or at twice its width. */
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
  if (import.meta.env.DEV && !pictures[selected])
    warnOnce("Lightbox", "`selected` is the index of one of the `pictures`.");
  const picture = pictures[selected] ?? pictures[0];
  const go = (step: -1 | 0 | 1): void => {
    const next = selected + step;
    if (step === 0 || next < 0 || next >= pictures.length) return;
    setZoomed(false);
    onSelect(next);
  };
  /* In a picture that is larger than the window the arrows scroll. */
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
          <span className={styles.cloth}>
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
