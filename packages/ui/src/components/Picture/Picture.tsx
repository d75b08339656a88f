import { useCallback, useState, type ReactElement } from "react";
import { preload } from "react-dom";
import { classNames } from "../../style/classNames.ts";
import { Motif } from "../Motif/Motif.tsx";
import type { RootProps } from "../../style/rootProps.ts";
import { variantOf } from "../../provider/variantOf.ts";
import * as styles from "./Picture.css.ts";

export interface PictureSource {
  /** MIME type, for example "image/avif". */
  type: string;
  srcSet: string;
  /** Media query for the source. */
  media?: string;
}

export interface PictureProps extends RootProps<"span"> {
  /** URL of the picture. `null` shows the fallback. */
  src: string | null;
  /** Alternative text. Leave it empty if the text beside the picture says the same. */
  alt: string;
  /** Intrinsic width in px. Sets the aspect ratio together with `height`. */
  width: number;
  /** Intrinsic height in px. */
  height: number;
  /** `srcset` with width descriptors. */
  srcSet?: string;
  /** `sizes` of the image and its sources. */
  sizes?: string;
  /** Alternative sources, preferred types first. */
  sources?: readonly PictureSource[];
  /** Loads with high priority, on the server by a preload. Use it for the LCP picture only. @default false */
  priority?: boolean;
  /** Loads without waiting for layout. Use it for pictures above the fold. Defaults to `priority`. */
  eager?: boolean;
  /** CSS colour that tints the frame behind the picture. It shows through a transparent picture. */
  placeholderColor?: string | null;
  /** CSS `object-position` of a cropped picture. */
  objectPosition?: string;
  /** CSS `object-fit`. @default "cover" */
  fit?: "cover" | "contain";
  /** Fades the picture, for sold-out products. @default false */
  dimmed?: boolean;
  /** Text shown if the picture fails to load. Defaults to `alt`. */
  failedText?: string;
  /** Called with `src` if the picture fails to load. Pass a stable function. */
  onFail?: (src: string) => void;
}

/** Lets the browser load a picture before it has read the body. It uses the first of `sources`. */
const preloadPicture = ({
  src,
  srcSet,
  sizes,
  sources: [first] = [],
}: Pick<PictureProps, "src" | "srcSet" | "sizes" | "sources">): void => {
  if (src)
    preload(src, {
      as: "image",
      fetchPriority: "high",
      imageSrcSet: first?.srcSet ?? srcSet,
      imageSizes: sizes,
      type: first?.type,
      media: first?.media,
    });
};

/** A picture in a frame of fixed aspect ratio, so that loading or failing shifts no layout. */
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
  onFail,
  ...rest
}: PictureProps): ReactElement => {
  if (priority && typeof document === "undefined") preloadPicture({ src, srcSet, sizes, sources });
  const [failedSrc, setFailedSrc] = useState<string | null>(null);
  const isFailed = !src || failedSrc === src;
  const fail = useCallback(() => {
    setFailedSrc(src);
    if (src) onFail?.(src);
  }, [src, onFail]);
  /* A picture of the server-rendered page may have failed before hydration. */
  const onAttach = useCallback(
    (image: HTMLImageElement | null) => {
      if (image?.complete && image.naturalWidth === 0 && image.currentSrc) fail();
    },
    [fail],
  );
  return (
    <span
      {...rest}
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
          <Motif name="needle" size="small" />
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
            // HTML allows `sizes` only together with `srcset`.
            sizes={srcSet && sizes}
            alt={alt}
            width={width}
            height={height}
            loading={eager ? "eager" : "lazy"}
            decoding={priority ? "auto" : "async"}
            fetchPriority={priority ? "high" : undefined}
            style={{ objectPosition }}
            className={classNames(
              styles.image,
              variantOf(styles.fits, fit),
              dimmed && styles.dimmed,
            )}
            onError={fail}
          />
        </picture>
      )}
    </span>
  );
};
