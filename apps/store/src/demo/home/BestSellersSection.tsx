import { Picture, SectionHeader } from "@pallu/ui";
import { BestSellers, BestSellerTile } from "@pallu/ui/sections";
import type { ReactElement } from "react";
import { choiceOf, pictureFiles } from "../../features/catalogue/productCard.rules.ts";
import type { ProductCardData } from "../../features/catalogue/productCard.rules.ts";
import { toneOfTag } from "../../features/catalogue/tagTone.ts";
import { useCurrency } from "../../features/currency/CurrencyProvider.tsx";
import { postTo } from "../../features/personalList/addForms.tsx";
import { ShopCard } from "../../sections/cards/ShopCard.tsx";
import { useCardActions } from "../../sections/cards/useCardActions.ts";
import { BEST_SELLERS, homeView } from "../../sections/home/home.firstView.ts";
import { HomeSection } from "../../sections/home/HomeSection.tsx";
import { useFlaggedCards } from "../../features/catalogue/useFlaggedCards.ts";

const Tile = ({ facts }: { facts: ProductCardData }): ReactElement => {
  const { formatPrice } = useCurrency();
  const { wishlisted, onAddToCart, onWish } = useCardActions(facts, "home");
  return (
    <BestSellerTile
      name={facts.name}
      href={facts.href}
      price={formatPrice(facts.offer)}
      priceFrom={facts.isPriceFrom}
      choose={choiceOf(facts)}
      listPrice={facts.list === null ? undefined : formatPrice(facts.list)}
      category={facts.category ?? undefined}
      tag={facts.badge}
      tagTone={toneOfTag(facts.badge)}
      wishlisted={wishlisted}
      onAddToCart={onAddToCart}
      onWish={onWish}
      cartForm={postTo("cart", facts.variantId)}
      wishForm={postTo("wishlist", facts.variantId)}
      picture={
        <Picture
          {...pictureFiles(facts.image)}
          alt={facts.alt}
          sizes="(min-width: 768px) 50vw, 100vw"
        />
      }
    />
  );
};

/**
 * Shows the first four best sellers in a grid and the fifth in a larger tile. The tile needs five best sellers (HOME-43
 * to HOME-49).
 */
export const BestSellersSection = (): ReactElement => {
  const { cards, isWaiting } = useFlaggedCards(homeView, "isBestSeller", BEST_SELLERS);
  const fifth = cards[BEST_SELLERS - 1];
  return (
    <HomeSection continues labelledBy="best-sellers" estimatedHeight={[1400, 1040]}>
      <SectionHeader headingId="best-sellers" title="Best Sellers" />
      {isWaiting && <BestSellers loading />}
      {cards.length > 0 && (
        <BestSellers tile={fifth && <Tile facts={fifth} />}>
          {cards.slice(0, BEST_SELLERS - 1).map((card) => (
            <ShopCard key={card.key} facts={card} surface="home" />
          ))}
        </BestSellers>
      )}
    </HomeSection>
  );
};
