import type { ProductAnswer, VariantAnswer } from "@pallu/contract";
import { IconButton, Picture, ProductGallery, ZoomInIcon } from "@pallu/ui";
import { Suspense, useEffect, useState } from "react";
import type { ReactElement } from "react";
import { pictureFiles } from "../../features/catalogue/catalogue.view.ts";
import { useVariantImages } from "../../features/catalogue/product.data.ts";
import { picturesOf } from "../../features/catalogue/product.view.ts";
import { lazyWithRetry } from "../../platform/rendering/lazyWithRetry.tsx";
import { loadWhenIdle } from "../../platform/rendering/loadWhenIdle.ts";

const loadZoom = async () => ({ default: (await import("./ZoomDialog.tsx")).ZoomDialog });
const ZoomDialog = lazyWithRetry(loadZoom);

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
  const [isZoomWanted, setIsZoomWanted] = useState(false);
  const [isZoomOpen, setIsZoomOpen] = useState(false);
  useEffect(() => loadWhenIdle([ZoomDialog.preload]), []);
  const pictures = picturesOf(product, variant, items ?? []);
  const shown = pictures[selected] ?? pictures[0];
  const name = product.productName ?? "product";

  return (
    <>
      <ProductGallery
        label={`Pictures of ${name}`}
        index={selected}
        onIndexChange={setSelected}
        pending={variantId !== null && items === undefined && error === undefined}
        items={pictures.map(({ id, src, alt }, index) => ({
          id,
          label: alt,
          picture: (
            <Picture
              {...pictureFiles(src)}
              alt={alt}
              placeholderColor={variant?.productColor}
              sizes={mainSizes}
              priority={index === 0}
              eager
            />
          ),
          thumbnail: <Picture {...pictureFiles(src)} alt="" sizes="88px" eager />,
        }))}
        zoom={
          <IconButton
            variant="onImage"
            label="Zoom in"
            icon={<ZoomInIcon />}
            onPointerEnter={() => void loadZoom().catch(() => undefined)}
            onClick={() => {
              setIsZoomWanted(true);
              setIsZoomOpen(true);
            }}
          />
        }
      />
      {isZoomWanted && shown && (
        <Suspense>
          <ZoomDialog
            picture={shown}
            title={name}
            isOpen={isZoomOpen}
            onClose={() => setIsZoomOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
};
