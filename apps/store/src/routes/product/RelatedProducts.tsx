import { sameId } from "@pallu/contract";
import type { Id } from "@pallu/contract";
import { Carousel, Picture, ProductCard, SectionHeader } from "@pallu/ui";
import { toneOfTag } from "../../features/catalogue/tagTone.ts";
import { useId } from "react";
import type { ReactElement } from "react";
import { relatedHeading } from "@pallu/demo/content/product.ts";
import { samplePicture } from "@pallu/demo/content/samplePicture.ts";
import { samples } from "@pallu/demo/content/samples.ts";
import { cardDataOfListedProduct } from "../../features/catalogue/listedProduct.rules.ts";
import { useRelatedProducts } from "../../features/catalogue/product.data.ts";
import { useOwn, usePart } from "../../platform/shop/ownShop.ts";
import { ShopCard } from "../../sections/cards/ShopCard.tsx";
import { useCurrency } from "../../features/currency/CurrencyProvider.tsx";

const cardSizes = "(min-width: 1280px) 300px, (min-width: 640px) 33vw, 85vw";

interface RelatedProductsProps {
  productId: Id | null | undefined;
}

/** Shows the products of the related call, nothing without any. */
const OwnRelated = ({ productId }: RelatedProductsProps): ReactElement | null => {
  const headingId = useId();
  const heading = usePart("product")?.relatedHeading ?? relatedHeading;
  const { items = [] } = useRelatedProducts(productId);
  if (items.length === 0) return null;
  return (
    <Carousel
      label={heading}
      layout="related"
      header={<SectionHeader headingId={headingId} title={heading} flush />}
    >
      {items.map(cardDataOfListedProduct).map((card) => (
        <ShopCard key={card.key} facts={card} surface="list" sizes={cardSizes} />
      ))}
    </Carousel>
  );
};

/**
 * Shows the samples except the product itself, never the response of the related call (PDP-19 to PDP-25). Without hearts:
 * the page has one `Add to Wishlist`, that of the product.
 */
const Samples = ({ productId }: RelatedProductsProps): ReactElement => {
  const { formatPrice } = useCurrency();
  const headingId = useId();
  return (
    <Carousel
      label={relatedHeading}
      layout="related"
      header={<SectionHeader headingId={headingId} title={relatedHeading} flush />}
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
            picture={<Picture src={sample.image} alt="" {...samplePicture} sizes={cardSizes} />}
          />
        ))}
    </Carousel>
  );
};

/** Products below a product: the demo's samples, in a shop of one's own those that the API names. */
export const RelatedProducts = (props: RelatedProductsProps): ReactElement =>
  useOwn() ? <OwnRelated {...props} /> : <Samples {...props} />;
