import { Picture, ProductCard } from "@pallu/ui";
import type { ReactElement, ReactNode } from "react";
import type { Surface } from "../../features/cart/cart.messages.ts";
import { pictureFiles } from "../../features/catalogue/catalogue.view.ts";
import type { ProductCardData } from "../../features/catalogue/catalogue.view.ts";
import { useCurrency } from "../../features/currency/CurrencyProvider.tsx";
import { ErrorBoundary } from "../../platform/ErrorBoundary.tsx";
import { useCardActions } from "./useCardActions.ts";

/** How wide a card's picture stands in a grid or carousel, for the browser's choice of file. */
const cardSizes =
  "(min-width: 1536px) 257px, (min-width: 1280px) 288px, (min-width: 768px) 30vw, 46vw";

interface ShopCardProps {
  facts: ProductCardData;
  surface: Surface;
  /** The first picture in sight. */
  priority?: boolean;
  /** One of the first row. */
  eager?: boolean;
  rating?: ReactNode;
  quickViewLabel?: string;
  headingLevel?: 2 | 3;
}

/** How many pieces left are worth a word. */
const FEW = 3;

const Card = ({
  facts,
  surface,
  priority = false,
  eager = priority,
  rating,
  quickViewLabel,
  headingLevel,
}: ShopCardProps): ReactElement => {
  const { price } = useCurrency();
  const actions = useCardActions(facts.variantId, surface);
  const few = facts.stock !== null && facts.stock > 0 && facts.stock <= FEW;
  return (
    <ProductCard
      {...actions}
      name={facts.name}
      href={facts.href}
      price={price(facts.offer)}
      listPrice={facts.list === null ? undefined : price(facts.list)}
      saving={facts.savingPercent > 0 ? `${facts.savingPercent}% off` : undefined}
      // Variants of one product share its name: the colour tells them apart.
      category={[facts.category, facts.colourName].filter(Boolean).join(" · ") || undefined}
      tag={facts.badge}
      soldOut={facts.soldOut}
      stockNote={few ? `Only ${facts.stock} left` : undefined}
      rating={rating}
      headingLevel={headingLevel}
      labels={quickViewLabel ? { quickView: quickViewLabel } : undefined}
      picture={
        <Picture
          {...pictureFiles(facts.image)}
          alt={facts.alt}
          ground={facts.colour}
          sizes={cardSizes}
          priority={priority}
          eager={eager}
        />
      }
    />
  );
};

/** A product card that is wired to the cart, the wishlist and the chosen currency. Wrong data costs this card alone. */
export const ShopCard = (props: ShopCardProps): ReactElement => (
  <ErrorBoundary fallback={null}>
    <Card {...props} />
  </ErrorBoundary>
);
