import type { ProductResponse, VariantResponse } from "@pallu/contract";
import { IconButton, Picture, ProductGallery, ZoomInIcon } from "@pallu/ui";
import { Lightbox } from "@pallu/ui/lightbox";
import { useId, useReducer, useState } from "react";
import type { ReactElement } from "react";
import { useSearchParams } from "react-router-dom";
import { pictureFiles, pictureOf } from "../../features/catalogue/productCard.rules.ts";
import { useVariantImages } from "../../features/catalogue/product.data.ts";
import { galleryFitOf, picturesOf } from "../../features/catalogue/product.rules.ts";
import { useOwn } from "../../platform/shop/ownShop.ts";
import { choiceHref, pictureIndexOf } from "./productChoice.ts";

const mainSizes = "(min-width: 1280px) 620px, (min-width: 768px) 50vw, 100vw";

interface GalleryProps {
  product: ProductResponse;
  variant: VariantResponse | undefined;
  /** The variant whose pictures are shown: the sizes of a colour share them. */
  pictured: VariantResponse | undefined;
}

/**
 * Shows the pictures of a variant. Pass the id of `pictured` as `key` to start with the picture of the URL, by default the
 * first. Thumbnails are links, which the server handles; scripts show their picture without changing the URL.
 */
export const Gallery = ({ product, variant, pictured }: GalleryProps): ReactElement => {
  const variantId = variant?.productVariantId ?? null;
  const picturedId = pictured?.productVariantId ?? null;
  const { items, error } = useVariantImages(picturedId);
  const [search] = useSearchParams();
  const [first] = useState(() => pictureIndexOf(search));
  const [selected, setSelected] = useState(first);
  const zoomId = useId();
  const [broken, onFail] = useReducer((known: string[], src: string) => [...known, src], []);
  // A file that does not load leaves no gap: without any, the variant's picture is shown.
  const pictures = picturesOf(
    product,
    variant,
    (items ?? []).filter(({ childImage }) => !broken.includes(pictureOf(childImage) ?? "")),
  );
  // Where the frame is lower than the picture, the foot of the demo's cloths stays, and heads in other photographs.
  const keptPart = useOwn() ? "50% 0" : "50% 100%";
  const label = `Pictures of ${product.productName ?? "product"}`;
  const firstShown = pictures[first] ? first : 0;

  return (
    <ProductGallery
      label={label}
      index={selected}
      onIndexChange={setSelected}
      pending={picturedId !== null && items === undefined && error === undefined}
      items={pictures.map(({ id, src, alt }, index) => ({
        id,
        label: alt,
        href: choiceHref(variantId, index),
        picture: (
          <Picture
            {...pictureFiles(src)}
            fit={galleryFitOf(src)}
            alt={alt}
            objectPosition={galleryFitOf(src) === "cover" ? keptPart : undefined}
            sizes={mainSizes}
            priority={index === firstShown}
            onFail={onFail}
          />
        ),
        thumbnail: <Picture {...pictureFiles(src)} alt="" sizes="88px" onFail={onFail} />,
      }))}
      zoom={
        <>
          <IconButton
            variant="onImage"
            label="Zoom in"
            icon={<ZoomInIcon />}
            aria-haspopup="dialog"
            popoverTarget={zoomId}
          />
          <Lightbox
            id={zoomId}
            label={label}
            items={pictures.map(({ id, src, alt }) => ({
              id,
              label: alt,
              picture: pictureFiles(src),
            }))}
            index={selected}
            onIndexChange={setSelected}
          />
        </>
      }
    />
  );
};
