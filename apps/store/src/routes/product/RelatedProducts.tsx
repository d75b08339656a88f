import type { Id } from "@pallu/contract";
import { Carousel, SectionHeader } from "@pallu/ui";
import { useId } from "react";
import type { ReactElement } from "react";
import { RelatedSamples } from "../../demo/RelatedSamples.tsx";
import { cardDataOfProduct } from "../../features/catalogue/listedProduct.rules.ts";
import { useRelatedProducts } from "../../features/catalogue/product.data.ts";
import { useOwn, usePart } from "../../platform/shop/ownShop.ts";
import { ShopCard } from "../../sections/cards/ShopCard.tsx";

/** What the carousel is called. */
const relatedHeading = "Related Products";

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
      {items.map(cardDataOfProduct).map((card) => (
        <ShopCard key={card.key} facts={card} surface="list" sizes={cardSizes} />
      ))}
    </Carousel>
  );
};

/** Products below a product: the demo's samples, in a shop of one's own those that the API names. */
export const RelatedProducts = (props: RelatedProductsProps): ReactElement =>
  useOwn() ? (
    <OwnRelated {...props} />
  ) : (
    <RelatedSamples {...props} heading={relatedHeading} sizes={cardSizes} />
  );
