import { useId, useRef } from "react";
import type { KeyboardEvent, ReactElement, ReactNode } from "react";
import * as css from "./ProductGallery.css.ts";

export interface GalleryView {
  id: string;
  /** What the picture shows: "front", "border". Names its thumbnail. */
  label: string;
  picture: ReactNode;
  thumbnail: ReactNode;
}

export interface ProductGalleryProps {
  /** Names the gallery: the product. */
  label: string;
  /** A picture and its thumbnail each. */
  views: readonly GalleryView[];
  /** The picture in view, counted from 0. */
  selected: number;
  /** Called with the index of the next picture, from 0. */
  onSelect: (index: number) => void;
  /** More pictures are on their way: the thumbnails' room is kept, so that nothing moves when they come. */
  pending?: boolean;
  /** A button that opens the pictures larger. */
  zoom?: ReactNode;
}

const steps: Readonly<Record<string, number>> = {
  ArrowDown: 1,
  ArrowUp: -1,
  ArrowRight: 1,
  ArrowLeft: -1,
};

/** A picture and its thumbnails, all in sight at every width; the thumbnails are tabs (APG tabs). */
export function ProductGallery({
  label,
  views,
  selected,
  onSelect,
  pending = false,
  zoom,
}: ProductGalleryProps): ReactElement {
  const base = useId();
  const tabs = useRef<(HTMLButtonElement | null)[]>([]);
  const view = views[selected] ?? views[0];

  const wantedBy = (key: string, isMirrored: boolean): number | undefined => {
    if (key === "Home") return 0;
    if (key === "End") return views.length - 1;
    const step = steps[key];
    if (step === undefined) return undefined;
    const isSideways = key === "ArrowRight" || key === "ArrowLeft";
    const turned = isSideways && isMirrored ? -step : step;
    return (selected + turned + views.length) % views.length;
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    const isMirrored = getComputedStyle(event.currentTarget).direction === "rtl";
    const wanted = wantedBy(event.key, isMirrored);
    if (wanted === undefined) return;
    event.preventDefault();
    tabs.current[wanted]?.focus();
    onSelect(wanted);
  };

  return (
    <section aria-label={label} className={css.gallery}>
      <div
        id={`${base}-panel`}
        className={css.main}
        {...(views.length > 1 && { role: "tabpanel", "aria-labelledby": `${base}-${selected}` })}
      >
        {view?.picture}
        {zoom !== undefined && <div className={css.zoom}>{zoom}</div>}
      </div>
      {views.length <= 1 && pending && (
        <div aria-hidden className={css.thumbs}>
          <span className={css.thumb} />
        </div>
      )}
      {views.length > 1 && (
        <div
          role="tablist"
          tabIndex={-1}
          aria-label={label}
          className={css.thumbs}
          onKeyDown={onKeyDown}
        >
          {views.map(({ id, label: name, thumbnail }, index) => (
            <button
              key={id}
              ref={(node) => {
                tabs.current[index] = node;
              }}
              id={`${base}-${index}`}
              type="button"
              role="tab"
              aria-label={name}
              aria-selected={index === selected}
              aria-controls={`${base}-panel`}
              tabIndex={index === selected ? 0 : -1}
              className={css.thumb}
              onClick={() => onSelect(index)}
            >
              {thumbnail}
            </button>
          ))}
        </div>
      )}
    </section>
  );
}
