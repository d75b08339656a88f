import { Close, Content, Overlay, Portal, Title } from "@radix-ui/react-dialog";
import type { ComponentProps, KeyboardEvent, ReactElement } from "react";
import { DialogRoot } from "../../components/Dialog/Dialog.tsx";
import type { DialogStateProps } from "../../components/Dialog/Dialog.tsx";
import { useFocusReturn } from "../../components/Dialog/useFocusReturn.ts";
import { IconButton } from "../../components/IconButton/IconButton.tsx";
import { Picture } from "../../components/Picture/Picture.tsx";
import type { PictureProps } from "../../components/Picture/Picture.tsx";
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
import { useUi } from "../../provider/UiProvider.tsx";
import { inlineVars } from "../../style/inlineVars.ts";
import { mergeHandlers } from "../../style/mergeHandlers.ts";
import { hasModifier } from "../../style/hasModifier.ts";
import * as css from "./Lightbox.css.ts";
import { isRightToLeft, useZoom } from "./useZoom.ts";

export interface LightboxItem {
  id: string;
  /** Content of the picture, for example "Border". Alternative text and name of the thumbnail. */
  label: string;
  /** The files of the picture. The largest one is loaded when it is enlarged. */
  picture: Pick<PictureProps, "src" | "width" | "height" | "srcSet" | "sources">;
}

export interface LightboxProps
  extends
    DialogStateProps,
    Omit<
      ComponentProps<typeof Content>,
      "className" | "style" | "asChild" | "forceMount" | "children"
    > {
  /** Accessible name, for example "Pictures of Manjal silk saree". */
  label: string;
  /** The pictures. */
  items: readonly LightboxItem[];
  /** Index of the current picture, from 0. For controlled use. */
  index?: number | undefined;
  /** Index of the picture that is shown initially. @default 0 */
  defaultIndex?: number | undefined;
  /** Called with the index of the next picture, from 0. */
  onIndexChange?: ((index: number) => void) | undefined;
  /** Replaces the texts of the provider. */
  labels?: Partial<Messages["lightbox"]> | undefined;
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

type PanelProps = Omit<LightboxProps, keyof DialogStateProps>;

function Panel({
  label,
  items,
  index: controlled,
  defaultIndex = 0,
  onIndexChange,
  labels,
  ...rest
}: PanelProps): ReactElement {
  const words = useLabels("lightbox", lightboxLabels, labels);
  const focusReturn = useFocusReturn(rest);
  const [wanted, select] = useControlled("Lightbox", controlled, defaultIndex, onIndexChange);
  const index = items[wanted] ? wanted : 0;
  const item = items[index];
  const step = (by: number): void => select((index + by + items.length) % items.length);
  const { zoom, isDragged, viewport, handlers, toggle, pan } = useZoom(item?.id ?? "", step);
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
    <Content
      aria-describedby={undefined}
      aria-modal="true"
      {...mergeHandlers(rest, { onKeyDown })}
      {...focusReturn}
      className={css.panel}
    >
      <Title asChild>
        <VisuallyHidden as="h2">{label}</VisuallyHidden>
      </Title>
      <div className={css.head}>
        <p className={css.position} aria-live="polite">
          {items.length > 1 && words.position(index + 1, items.length)}
          <VisuallyHidden> {item?.label}</VisuallyHidden>
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
          data-autofocus
          onClick={toggle}
        />
        <Close asChild>
          <IconButton label={words.close} icon={<CloseIcon />} />
        </Close>
      </div>
      <div
        ref={viewport}
        className={css.viewport}
        data-zoomed={isZoomed || undefined}
        data-dragged={isDragged || undefined}
        {...handlers}
      >
        {item && (
          <div
            key={item.id}
            className={css.picture}
            style={{
              ...inlineVars({ [css.ratio]: String(item.picture.width / item.picture.height) }),
              transform: `translate(${zoom.x}px, ${zoom.y}px) scale(${zoom.scale})`,
            }}
          >
            <Picture
              {...item.picture}
              alt={item.label}
              sizes={isZoomed ? `${item.picture.width}px` : "100vw"}
              eager
            />
          </div>
        )}
      </div>
      {items.length > 1 && (
        <div className={css.thumbs}>
          {items.map(({ id, label: name, picture }, at) => (
            <button
              key={id}
              type="button"
              aria-label={name}
              aria-current={at === index}
              className={css.thumb}
              onClick={() => select(at)}
            >
              <Picture {...picture} alt="" sizes="56px" eager />
            </button>
          ))}
        </div>
      )}
    </Content>
  );
}

/** Pictures in full screen (APG modal dialog). A click, a pinch or a key enlarges; a drag or the arrow keys move. */
export function Lightbox({
  open,
  defaultOpen,
  onOpenChange,
  ...rest
}: LightboxProps): ReactElement {
  const { portal } = useUi();
  return (
    <DialogRoot {...{ open, defaultOpen, onOpenChange }}>
      <Portal container={portal}>
        <Overlay>
          <Panel {...rest} />
        </Overlay>
      </Portal>
    </DialogRoot>
  );
}
