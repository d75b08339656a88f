import { useCallback, useState, type ReactElement } from "react";
import { classNames } from "../../style/classNames.ts";
import { Motif } from "../Motif/Motif.tsx";
import * as styles from "./Picture.css.ts";

export interface PictureSource {
  /** "image/avif" */
  type: string;
  srcSet: string;
  /** Where it is meant for some screens only. */
  media?: string | undefined;
}

export interface PictureProps {
  /** Null where the data has no picture: the frame then shows its fallback. */
  src: string | null;
  /** Empty beside a text that already says it. */
  alt: string;
  /** The picture's own size in pixels; their ratio holds the place. */
  width: number;
  /** With the width, the room that is kept before the picture is here. */
  height: number;
  /** Widths of the same picture for `src`'s type. */
  srcSet?: string | undefined;
  /** How wide it is shown, for the browser's choice. */
  sizes?: string | undefined;
  /** Better types first. */
  sources?: readonly PictureSource[] | undefined;
  /** The first picture of the first view: fetched at once. At most one on a page. */
  priority?: boolean | undefined;
  /** One of the first view beside the first: fetched without waiting for the layout. */
  eager?: boolean | undefined;
  /** The colour of what it shows, in any CSS notation: it tints the placeholderColor until the picture is there. */
  placeholderColor?: string | null | undefined;
  /** The part that stays in sight where the frame is narrower than the picture, as a CSS position. */
  objectPosition?: string | undefined;
  /** Shows the whole picture instead of filling the frame. */
  fit?: "cover" | "contain" | undefined;
  /** Faded, for what is sold out. */
  dimmed?: boolean | undefined;
  /** What stands in its place when it cannot be loaded; by default `alt`. */
  failedText?: string | undefined;
}

/** A picture in a frame of fixed ratio, so that nothing moves whether it loads or fails. */
export const Picture = ({
  src,
  alt,
  width,
  height,
  srcSet,
  sizes,
  sources = [],
  priority = false,
  eager = priority,
  placeholderColor,
  objectPosition,
  fit = "cover",
  dimmed = false,
  failedText = alt,
}: PictureProps): ReactElement => {
  const [failedSrc, setFailedSrc] = useState<string | null>(null);
  const isFailed = !src || failedSrc === src;
  /* A picture of the server's page may have failed before anything listened. */
  const onAttach = useCallback(
    (image: HTMLImageElement | null) => {
      if (image?.complete && image.naturalWidth === 0 && image.currentSrc) setFailedSrc(src);
    },
    [src],
  );
  return (
    <span
      data-state={isFailed ? "failed" : "shown"}
      className={styles.frame}
      style={{
        aspectRatio: `${width} / ${height}`,
        backgroundImage:
          placeholderColor && !isFailed
            ? `linear-gradient(150deg,transparent,${placeholderColor})`
            : undefined,
      }}
    >
      {isFailed ? (
        <span {...(alt && { role: "img", "aria-label": alt })} className={styles.failure}>
          <Motif name="needle" size={48} />
          <span aria-hidden={alt ? true : undefined}>{failedText}</span>
        </span>
      ) : (
        <picture>
          {sources.map((source) => (
            <source key={source.srcSet} {...source} sizes={sizes} />
          ))}
          <img
            ref={onAttach}
            src={src}
            srcSet={srcSet}
            // Without a choice of files there is nothing to choose by, and HTML forbids it.
            sizes={srcSet && sizes}
            alt={alt}
            width={width}
            height={height}
            loading={eager ? "eager" : "lazy"}
            decoding={priority ? "auto" : "async"}
            fetchPriority={priority ? "high" : "auto"}
            style={{ objectPosition: objectPosition }}
            className={classNames(
              styles.image,
              fit === "contain" && styles.contained,
              dimmed && styles.dimmed,
            )}
            onError={() => setFailedSrc(src)}
          />
        </picture>
      )}
    </span>
  );
};
