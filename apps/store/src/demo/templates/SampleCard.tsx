import { Picture, ProductCard } from "@pallu/ui";
import type { ProductCardLayout } from "@pallu/ui";
import type { ReactElement } from "react";
import { furniture } from "@pallu/demo/content/furniture.ts";
import type { FurnitureName } from "@pallu/demo/content/furniture.ts";
import { samplePicture } from "@pallu/demo/content/samplePicture.ts";
import { sampleCard } from "@pallu/demo/content/popups.ts";

interface SampleCardProps {
  name: FurnitureName;
  layout?: ProductCardLayout;
  sizes?: string;
  eager?: boolean;
  headingLevel?: 2 | 3;
  /** Shows the buttons of a product card, which do nothing here. */
  withButtons?: boolean;
}

const doNothing = (): void => {};

/** Renders a furniture sample. Its price is a text and it cannot be bought (TPL-01, ENT-21). */
export const SampleCard = ({
  name,
  layout = "standard",
  sizes = "(min-width: 1280px) 288px, (min-width: 768px) 30vw, 46vw",
  eager = false,
  headingLevel = 3,
  withButtons = false,
}: SampleCardProps): ReactElement => {
  const sample = furniture[name];
  return (
    <ProductCard
      name={sample.name}
      href={sampleCard.href}
      price={sample.price}
      category={sample.category[0]}
      tag={sample.offer ? sampleCard.offerTag : ""}
      tagTone="danger"
      layout={layout}
      headingLevel={headingLevel}
      interactive={withButtons}
      onAddToCart={doNothing}
      onWish={withButtons ? doNothing : undefined}
      picture={<Picture src={sample.image} {...samplePicture} alt="" sizes={sizes} eager={eager} />}
    />
  );
};
