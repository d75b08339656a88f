import { useRef } from "react";
import type { KeyboardEvent, ReactElement } from "react";
import { IconButton } from "../../components/IconButton/IconButton.tsx";
import { Picture } from "../../components/Picture/Picture.tsx";
import type { PictureProps } from "../../components/Picture/Picture.tsx";
import { autofocus, useAutofocus } from "../../components/Popover/useAutofocus.ts";
import { usePopover } from "../../components/Popover/usePopover.ts";
import {
  ChevronEndIcon,
  ChevronStartIcon,
  CloseIcon,
  ZoomInIcon,
  ZoomOutIcon,
} from "../../icons.ts";
import { VisuallyHidden } from "../../layout/VisuallyHidden/VisuallyHidden.tsx";
import type { Messages } from "../../provider/messages.ts";
import { useControlled } from "../../provider/useControlled.ts";
import { useLabels } from "../../provider/useLabels.ts";
import { inlineVars } from "../../style/inlineVars.ts";
import { mergeHandlers } from "../../style/mergeHandlers.ts";
import { hasModifier } from "../../style/hasModifier.ts";
import type { RootProps } from "../../style/rootProps.ts";
import * as styles from "./Lightbox.css.ts";
import { isRightToLeft, useZoom } from "./useZoom.ts";

export interface LightboxItem {
  id: string;
  /** Content of the picture, for example "Border". Alternative text and name of the thumbnail. */
  label: string;
  /** The files of the picture. The largest one is loaded when it is enlarged. */
  picture: Pick<PictureProps, "src" | "width" | "height" | "srcSet" | "sources">;
}

export interface LightboxProps extends RootProps<"div", "id" | "popover" | "role" | "children"> {
  /** Id of the popover. The button that opens it has it as `popoverTarget`. */
  id: string;
  /** Accessible name, for example "Pictures of Manjal silk saree". */
  label: string;
  /** The pictures. */
  items: readonly LightboxItem[];
  /** Index of the current picture, from 0. For controlled use. */
  index?: number;
  /** Index of the picture that is shown initially. @default 0 */
  defaultIndex?: number;
  /** Called with the index of the next picture, from 0. */
  onIndexChange?: (index: number) => void;
  /** Called with the new state, after the browser has opened or closed it. */
  onOpenChange?: (open: boolean) => void;
  /** Replaces the texts of the provider. */
  labels?: Partial<Messages["lightbox"]>;
}

export const lightboxLabels: Messages["lightbox"] = {
  close: "Close",
  previous: "Previous picture",
  next: "Next picture",
  zoomIn: "Zoom in",
  zoomOut: "Zoom out",
  position: (number, count) => `${number} of ${count}`,
};

/** Distance in px of an arrow key in the enlarged picture. */
const PAN_PX = 80;

/** Where an arrow key moves the enlarged picture: away from the arrow, so that the side it points to comes into view. */
const directions: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [1, 0],
  ArrowRight: [-1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
};

/**
 * Pictures in full screen, in a popover that the browser opens: `<button popoverTarget={id}>`. Before hydration and without
 * scripts it shows the current picture. Scripts add the other pictures and the zoom while it is open: a click, a pinch or
 * a key enlarges, a drag or the arrow keys move. Inside a `ProductGallery` its picture is that of the gallery.
 */
export const Lightbox = ({
  id,
  label,
  items,
  index: controlled,
  defaultIndex = 0,
  onIndexChange,
  onOpenChange,
  labels,
  ref,
  ...rest
}: LightboxProps): ReactElement => {
  const words = useLabels("lightbox", lightboxLabels, labels);
  const closer = useRef<HTMLButtonElement>(null);
  useAutofocus(closer);
  const popover = usePopover({ modal: true, onOpenChange, ref });
  const { isOpen } = popover;
  const [wanted, select] = useControlled(
    "Lightbox",
    controlled,
    defaultIndex,
    onIndexChange,
    "index",
  );
  const index = items[wanted] ? wanted : 0;
  const current = items[index];
  const step = (by: number): void => select((index + by + items.length) % items.length);
  // Opens with the whole picture.
  const { zoom, isDragged, viewport, handlers, toggle, pan } = useZoom(
    isOpen && current ? current.id : "",
    step,
  );
  const isZoomed = zoom.scale > 1;

  const onKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    if (hasModifier(event)) return;
    const direction = directions[event.key];
    if (direction && isZoomed) pan(direction[0] * PAN_PX, direction[1] * PAN_PX);
    else if (direction && direction[0] !== 0)
      // The right arrow shows the next picture, in a right-to-left page the previous one.
      step(direction[0] * (isRightToLeft(event.currentTarget) ? 1 : -1));
    else if ((isZoomed ? ["-"] : ["+", "="]).includes(event.key)) toggle();
    else return;
    event.preventDefault();
  };

  return (
    <div
      {...mergeHandlers(rest, { onKeyDown })}
      ref={popover.ref}
      id={id}
      popover="auto"
      role="dialog"
      aria-modal
      // Has the focus after a click on the picture, so that its keys work.
      tabIndex={-1}
      aria-label={label}
      className={styles.panel}
    >
      <div className={styles.head}>
        {isOpen && (
          <>
            <p className={styles.position} aria-live="polite">
              {items.length > 1 && words.position(index + 1, items.length)}
              <VisuallyHidden> {current?.label}</VisuallyHidden>
            </p>
            {items.length > 1 && (
              <>
                <IconButton
                  label={words.previous}
                  icon={<ChevronStartIcon />}
                  onClick={() => step(-1)}
                />
                <IconButton label={words.next} icon={<ChevronEndIcon />} onClick={() => step(1)} />
              </>
            )}
            <IconButton
              label={isZoomed ? words.zoomOut : words.zoomIn}
              icon={isZoomed ? <ZoomOutIcon /> : <ZoomInIcon />}
              onClick={toggle}
            />
          </>
        )}
        <IconButton
          {...autofocus}
          ref={closer}
          label={words.close}
          icon={<CloseIcon />}
          popoverTarget={id}
          popoverTargetAction="hide"
        />
      </div>
      <div
        ref={viewport}
        className={styles.viewport}
        data-interactive={isOpen || undefined}
        data-zoomed={isZoomed || undefined}
        data-dragged={isDragged || undefined}
        {...handlers}
      >
        {items.map((item, at) => (
          <div
            key={item.id}
            // May have been shown or hidden before hydration.
            suppressHydrationWarning
            data-panel={at}
            hidden={at !== index}
            className={styles.picture}
            style={{
              ...inlineVars({ [styles.ratio]: String(item.picture.width / item.picture.height) }),
              ...(at === index && {
                transform: `translate(${zoom.x}px, ${zoom.y}px) scale(${zoom.scale})`,
              }),
            }}
          >
            <Picture
              {...item.picture}
              alt={item.label}
              sizes={isZoomed && at === index ? `${item.picture.width}px` : "100vw"}
            />
          </div>
        ))}
      </div>
      {items.length > 1 && (
        <div className={styles.thumbs}>
          {isOpen &&
            items.map(({ id: itemId, label: name, picture }, at) => (
              <button
                key={itemId}
                type="button"
                aria-label={name}
                aria-current={at === index}
                className={styles.thumb}
                onClick={() => select(at)}
              >
                <Picture {...picture} alt="" sizes="56px" eager />
              </button>
            ))}
        </div>
      )}
    </div>
  );
};
