import { useImperativeHandle, useRef } from "react";
import type { MouseEvent, ReactElement, ReactNode } from "react";
import { useShownPanel } from "../../components/Tabs/useShownPanel.ts";
import { isPlainClick } from "../../style/isPlainClick.ts";
import type { RootProps } from "../../style/rootProps.ts";
import { classNames } from "../../style/classNames.ts";
import { useControlled } from "../../provider/useControlled.ts";
import { Anchor } from "../../provider/Anchor.tsx";
import * as styles from "./ProductGallery.css.ts";

export interface GalleryView {
  id: string;
  /** Content of the picture, for example "front". Names the thumbnail. */
  label: string;
  /** URL of the page that shows this picture first. The thumbnail leads there without scripts and in a new tab. */
  href: string;
  picture: ReactNode;
  thumbnail: ReactNode;
}

export interface ProductGalleryProps extends RootProps<"section"> {
  /** Accessible name of the gallery. */
  label: string;
  /** The pictures and their thumbnails. */
  items: readonly GalleryView[];
  /** Index of the current picture, from 0. For controlled use. */
  index?: number;
  /** Index of the picture that is shown initially. @default 0 */
  defaultIndex?: number;
  /** Called with the index of the next picture, from 0. */
  onIndexChange?: (index: number) => void;
  /** Reserves space for thumbnails while more pictures load, so that the layout does not shift. @default false */
  pending?: boolean;
  /** A button that opens a larger view, with the `Lightbox` that it opens. */
  zoom?: ReactNode;
}

/**
 * A picture with thumbnails, which are links: scripts show their picture in place. All pictures are in the document, so
 * give only the first one `priority`. A single picture takes the whole width.
 */
export const ProductGallery = ({
  label,
  items,
  index: controlled,
  defaultIndex = 0,
  onIndexChange,
  pending = false,
  zoom,
  ref,
  ...rest
}: ProductGalleryProps): ReactElement => {
  const root = useRef<HTMLElement>(null);
  useImperativeHandle(ref, () => root.current as never, []);
  const [wanted, select] = useControlled(
    "ProductGallery",
    controlled,
    defaultIndex,
    onIndexChange,
    "index",
  );
  // A picture that fails may be removed from the list while it is shown.
  const selected = items[wanted] ? wanted : 0;
  useShownPanel(root, String(selected), (panel) => select(Number(panel)));

  const onClick = (event: MouseEvent, index: number): void => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    select(index);
  };

  return (
    <section
      {...rest}
      ref={root}
      aria-label={label}
      data-panels="aria-current"
      className={classNames(styles.gallery, (items.length > 1 || pending) && styles.withThumbs)}
    >
      <div className={styles.main}>
        {items.map(({ id, picture }, index) => (
          <div
            key={id}
            // May have been shown or hidden before hydration.
            suppressHydrationWarning
            data-panel={index}
            hidden={index !== selected}
            className={styles.view}
          >
            {picture}
          </div>
        ))}
        {zoom !== undefined && <div className={styles.zoom}>{zoom}</div>}
      </div>
      {items.length <= 1 && pending && (
        <div aria-hidden className={styles.thumbs}>
          <span className={styles.thumb} />
        </div>
      )}
      {items.length > 1 && (
        <ul role="list" className={styles.thumbs}>
          {items.map(({ id, label: name, href, thumbnail }, index) => (
            <li key={id}>
              <Anchor
                suppressHydrationWarning
                href={href}
                aria-label={name}
                aria-current={index === selected}
                data-shows={index}
                className={styles.thumb}
                onClick={(event) => onClick(event, index)}
              >
                {thumbnail}
              </Anchor>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
};
