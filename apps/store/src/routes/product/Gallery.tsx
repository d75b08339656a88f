import type { ProductAnswer, VariantAnswer } from "@pallu/contract";
import { IconButton, Picture, ProductGallery, ZoomInIcon } from "@pallu/ui";
import { Suspense, useEffect, useReducer, useState, useTransition } from "react";
import type { ReactElement } from "react";
import { pictureFiles, pictureOf } from "../../features/catalogue/catalogue.view.ts";
import { useVariantImages } from "../../features/catalogue/product.data.ts";
import { galleryFitOf, picturesOf } from "../../features/catalogue/product.view.ts";
import { NotLoaded } from "../../features/notices/NotLoaded.tsx";
import { lazyWithRetry } from "../../platform/rendering/lazyWithRetry.tsx";
import { loadWhenIdle } from "../../platform/rendering/loadWhenIdle.ts";

const Lightbox = lazyWithRetry(
  async () => ({ default: (await import("@pallu/ui/lightbox")).Lightbox }),
  NotLoaded,
);

const mainSizes = "(min-width: 1280px) 620px, (min-width: 768px) 50vw, 100vw";

interface GalleryProps {
  product: ProductAnswer;
  variant: VariantAnswer | undefined;
}

/** Shows the pictures of a variant. Pass the variant's id as `key` to start with the first picture. */
export const Gallery = ({ product, variant }: GalleryProps): ReactElement => {
  const variantId = variant?.productVariantId ?? null;
  const { items, error } = useVariantImages(variantId);
  const [selected, setSelected] = useState(0);
  /** Undefined until it is opened for the first time. */
  const [isZoomOpen, setIsZoomOpen] = useState<boolean>();
  const [isOpening, startOpening] = useTransition();
  useEffect(() => loadWhenIdle([Lightbox.preload]), []);
  const [broken, onFail] = useReducer((known: string[], src: string) => [...known, src], []);
  // A file that does not load leaves no gap: without any, the variant's picture is shown.
  const pictures = picturesOf(
    product,
    variant,
    (items ?? []).filter(({ childImage }) => !broken.includes(pictureOf(childImage) ?? "")),
  );
  const label = `Pictures of ${product.productName ?? "product"}`;

  return (
    <>
      <ProductGallery
        label={label}
        index={selected}
        onIndexChange={setSelected}
        pending={variantId !== null && items === undefined && error === undefined}
        items={pictures.map(({ id, src, alt }, index) => ({
          id,
          label: alt,
          picture: (
            <Picture
              {...pictureFiles(src)}
              fit={galleryFitOf(src)}
              alt={alt}
              // Where the frame is lower than the picture, the foot of the cloth stays.
              objectPosition="50% 100%"
              sizes={mainSizes}
              priority={index === 0}
              eager
              onFail={onFail}
            />
          ),
          thumbnail: <Picture {...pictureFiles(src)} alt="" sizes="88px" eager onFail={onFail} />,
        }))}
        zoom={
          <IconButton
            variant="onImage"
            label="Zoom in"
            icon={<ZoomInIcon />}
            onPointerEnter={() => void Lightbox.preload()}
            aria-busy={isOpening || undefined}
            onClick={() => startOpening(() => setIsZoomOpen(true))}
          />
        }
      />
      {isZoomOpen !== undefined && (isZoomOpen || Lightbox.isLoaded()) && (
        <Suspense>
          <Lightbox
            label={label}
            items={pictures.map(({ id, src, alt }) => ({
              id,
              label: alt,
              picture: pictureFiles(src),
            }))}
            index={selected}
            onIndexChange={setSelected}
            open={isZoomOpen}
            onOpenChange={setIsZoomOpen}
          />
        </Suspense>
      )}
    </>
  );
};
