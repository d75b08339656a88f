import { Picture, ProductCard } from "@pallu/ui";
import { memo } from "react";
import type { ReactElement, ReactNode } from "react";
import type { Surface } from "../../features/personalList/additions.ts";
import { cardWidths, choiceOf, pictureFiles } from "../../features/catalogue/productCard.rules.ts";
import type { ProductCardData } from "../../features/catalogue/productCard.rules.ts";
import { toneOfTag } from "../../features/catalogue/tagTone.ts";
import { useCurrency } from "../../features/currency/CurrencyProvider.tsx";
import type { CurrencyChoice } from "../../features/currency/CurrencyProvider.tsx";
import { postTo } from "../../features/personalList/addForms.tsx";
import { ErrorBoundary } from "../../platform/ui/ErrorBoundary.tsx";
import { useCardActions } from "./useCardActions.ts";
import type { CardActions } from "./useCardActions.ts";

/**
 * `sizes` of a card's picture in a grid. Two columns leave the page's margins and a gutter. 2 px less let phones of 412 px
 * take the file of 480 px, not of 720.
 */
const gridSizes = "(min-width: 1280px) 288px, (min-width: 768px) 30vw, calc(50vw - 24px)";

interface ShopCardProps {
  facts: ProductCardData;
  surface: Surface;
  /** Loads the picture with high priority. Default false. */
  priority?: boolean;
  /** Loads the picture eagerly. Default: `priority`. */
  eager?: boolean;
  /** `sizes` of the picture. Default: that of a card in a grid. */
  sizes?: string;
  /** Stands before the category. */
  note?: string;
  rating?: ReactNode;
  /** `SwatchLinks` of the other colours. */
  swatches?: ReactNode;
  quickViewLabel?: string;
  headingLevel?: 2 | 3;
}

/** Stock up to which a card shows the remaining number. */
const FEW = 3;

type CardProps = Omit<ShopCardProps, "surface"> & CardActions & Pick<CurrencyChoice, "formatPrice">;

const Card = memo(
  ({
    facts,
    formatPrice,
    priority = false,
    eager = priority,
    sizes = gridSizes,
    note,
    rating,
    swatches,
    quickViewLabel,
    headingLevel,
    ...actions
  }: CardProps): ReactElement => {
    const few = facts.stock !== null && facts.stock > 0 && facts.stock <= FEW;
    return (
      <ProductCard
        {...actions}
        cartForm={postTo("cart", facts.variantId)}
        wishForm={postTo("wishlist", facts.variantId)}
        name={facts.name}
        href={facts.href}
        price={formatPrice(facts.offer)}
        priceFrom={facts.isPriceFrom}
        choose={choiceOf(facts)}
        listPrice={facts.list === null ? undefined : formatPrice(facts.list)}
        // Variants of one product share its name: the colour tells them apart.
        category={[note, facts.category, facts.colourName].filter(Boolean).join(" · ") || undefined}
        tag={facts.badge}
        tagTone={toneOfTag(facts.badge)}
        soldOut={facts.soldOut}
        stockNote={few ? `Only ${facts.stock} left` : undefined}
        rating={rating}
        swatches={swatches}
        headingLevel={headingLevel}
        labels={quickViewLabel ? { quickView: quickViewLabel } : undefined}
        picture={
          <Picture
            {...pictureFiles(facts.image, undefined, undefined, cardWidths)}
            alt={facts.alt}
            // Heads are at the top of a picture that is higher than the card.
            objectPosition="50% 0"
            sizes={sizes}
            priority={priority}
            eager={eager}
          />
        }
      />
    );
  },
);

/** Renders the card only if it changes, because cart and wishlist change for all cards at once. */
const ConnectedCard = ({ surface, ...props }: ShopCardProps): ReactElement => {
  const { formatPrice } = useCurrency();
  const actions = useCardActions(props.facts, surface);
  return <Card {...props} {...actions} formatPrice={formatPrice} />;
};

/** Connects a product card to cart, wishlist and currency. An error in a card hides only that card. */
export const ShopCard = (props: ShopCardProps): ReactElement => (
  <ErrorBoundary fallback={null}>
    <ConnectedCard {...props} />
  </ErrorBoundary>
);
