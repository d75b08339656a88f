import { useId } from "react";
import type { KeyboardEvent, ReactElement, ReactNode } from "react";
import { hasModifier } from "../../style/hasModifier.ts";
import type { RootProps } from "../../style/rootProps.ts";
import { classNames } from "../../style/classNames.ts";
import { useControlled } from "../../provider/useControlled.ts";
import * as css from "./ProductGallery.css.ts";

export interface GalleryView {
  id: string;
  /** Content of the picture, for example "front". Names the thumbnail. */
  label: string;
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
  /** A button that opens a larger view. */
  zoom?: ReactNode;
}

/** A picture with thumbnails as tabs (APG tabs). A single picture takes the whole width. */
export function ProductGallery({
  label,
  items,
  index: controlled,
  defaultIndex = 0,
  onIndexChange,
  pending = false,
  zoom,
  ...rest
}: ProductGalleryProps): ReactElement {
  const base = useId();
  const [wanted, select] = useControlled("ProductGallery", controlled, defaultIndex, onIndexChange);
  // A picture that fails may be removed from the list while it is shown.
  const selected = items[wanted] ? wanted : 0;
  const view = items[selected];

  const onKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    if (hasModifier(event)) return;
    const forward = getComputedStyle(event.currentTarget).direction === "rtl" ? -1 : 1;
    const steps: Readonly<Record<string, number>> = {
      ArrowDown: 1,
      ArrowUp: -1,
      ArrowRight: forward,
      ArrowLeft: -forward,
      Home: -selected,
      End: -1 - selected,
    };
    const step = steps[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const next = (selected + step + items.length) % items.length;
    event.currentTarget.querySelectorAll("button")[next]?.focus();
    select(next);
  };

  return (
    <section
      {...rest}
      aria-label={label}
      className={classNames(css.gallery, (items.length > 1 || pending) && css.withThumbs)}
    >
      <div
        id={`${base}-panel`}
        className={css.main}
        {...(items.length > 1 && { role: "tabpanel", "aria-labelledby": `${base}-${selected}` })}
      >
        {view?.picture}
        {zoom !== undefined && <div className={css.zoom}>{zoom}</div>}
      </div>
      {items.length <= 1 && pending && (
        <div aria-hidden className={css.thumbs}>
          <span className={css.thumb} />
        </div>
      )}
      {items.length > 1 && (
        <div
          role="tablist"
          tabIndex={-1}
          aria-label={label}
          className={css.thumbs}
          onKeyDown={onKeyDown}
        >
          {items.map(({ id, label: name, thumbnail }, index) => (
            <button
              key={id}
              id={`${base}-${index}`}
              type="button"
              role="tab"
              aria-label={name}
              aria-selected={index === selected}
              aria-controls={`${base}-panel`}
              tabIndex={index === selected ? 0 : -1}
              className={css.thumb}
              onClick={() => select(index)}
            >
              {thumbnail}
            </button>
          ))}
        </div>
      )}
    </section>
  );
}
