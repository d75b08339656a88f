import { sameId } from "@pallu/contract";
import type { Id } from "@pallu/contract";
import { Carousel, Picture, ProductCard, SectionHeader } from "@pallu/ui";
import { useId } from "react";
import type { ReactElement } from "react";
import { samplePicture } from "@pallu/demo/content/samplePicture.ts";
import { samples } from "@pallu/demo/content/samples.ts";
import { toneOfTag } from "../features/catalogue/tagTone.ts";
import { useCurrency } from "../features/currency/CurrencyProvider.tsx";

interface RelatedSamplesProps {
  productId: Id | null | undefined;
  heading: string;
  /** Widths of the cards, for their pictures. */
  sizes: string;
}

/**
 * Shows the samples except the product itself, never the response of the related call (PDP-19 to PDP-25). Without hearts:
 * the page has one `Add to Wishlist`, that of the product.
 */
export const RelatedSamples = ({
  productId,
  heading,
  sizes,
}: RelatedSamplesProps): ReactElement => {
  const { formatPrice } = useCurrency();
  const headingId = useId();
  return (
    <Carousel
      label={heading}
      layout="related"
      header={<SectionHeader headingId={headingId} title={heading} flush />}
    >
      {samples
        .filter(({ id }) => !sameId(id, productId))
        .map((sample) => (
          <ProductCard
            key={sample.id}
            name={sample.name}
            href="/product-details"
            price={formatPrice(sample.price)}
            tag={sample.tag}
            tagTone={toneOfTag(sample.tag)}
            interactive={false}
            picture={<Picture src={sample.image} alt="" {...samplePicture} sizes={sizes} />}
          />
        ))}
    </Carousel>
  );
};
