import type { WishlistEntryResponse } from "@pallu/contract";
import { Picture, WishlistCard, WishlistGrid } from "@pallu/ui";
import type { WishlistCardProps } from "@pallu/ui";
import { useState } from "react";
import type { ReactElement, ReactNode } from "react";
import { useNavigate } from "react-router-dom";
import { cartMessages } from "../../features/personalList/additions.ts";
import { useCart } from "../../features/cart/CartProvider.tsx";
import { nameOfPiece, optionWordsOf } from "../../features/catalogue/cardWords.rules.ts";
import { cardDataOfVariant, pictureFiles } from "../../features/catalogue/productCard.rules.ts";
import { useCurrency } from "../../features/currency/CurrencyProvider.tsx";
import { ListNews } from "../../features/personalList/ListNews.tsx";
import { useListNews } from "../../features/personalList/useListNews.ts";
import type { ListEntry } from "../../features/personalList/useListNews.ts";
import { ResultPopup, usePreloadPopup } from "../../features/popup/ResultPopup.tsx";
import { storedUser } from "../../platform/data/session.ts";
import { useWishlist } from "../../features/wishlist/WishlistProvider.tsx";
import { ErrorBoundary } from "../../platform/ui/ErrorBoundary.tsx";
import { useRemovalFocus } from "../../platform/focus/useRemovalFocus.ts";
import { moveResult } from "./moveResult.ts";
import type { MoveResult } from "./moveResult.ts";

const unnamed = "Piece without a name";

const cardDataOfEntry = ({ ProductVariant, productVariantId }: WishlistEntryResponse) => {
  const variant = ProductVariant ?? {};
  const id = variant.productVariantId ?? productVariantId;
  return cardDataOfVariant(
    { ...variant, ...(id === undefined ? {} : { productVariantId: id }) },
    variant.Product ?? {},
  );
};

/** Returns what `useListNews` compares of an entry. */
const entryOf = (entry: WishlistEntryResponse): ListEntry => {
  const card = cardDataOfEntry(entry);
  const { name, offer, variantId, option } = card;
  const { wishlistId: id, ProductVariant: variant } = entry;
  const productId = variant?.Product?.productId ?? variant?.productId;
  return {
    id,
    name: nameOfPiece({ ...card, name: name || unnamed }),
    offer,
    productId,
    variantId,
    hasOption: option !== undefined,
  };
};

interface WishlistItemProps extends Pick<
  WishlistCardProps,
  "busy" | "moveRef" | "removeRef" | "onMove" | "onRemove"
> {
  entry: WishlistEntryResponse;
}

const WishlistItem = ({ entry, ...rest }: WishlistItemProps): ReactElement => {
  const { formatPrice } = useCurrency();
  const facts = cardDataOfEntry(entry);
  return (
    <WishlistCard
      {...rest}
      name={facts.name || unnamed}
      href={facts.href}
      variant={optionWordsOf(facts)}
      picture={
        <Picture
          {...pictureFiles(facts.image)}
          alt={facts.alt || unnamed}
          sizes="(min-width: 1024px) 24vw, (min-width: 768px) 30vw, 46vw"
        />
      }
      price={formatPrice(facts.offer) || undefined}
    />
  );
};

interface WishlistItemsProps {
  entries: readonly WishlistEntryResponse[];
  whenEmpty: ReactNode;
}

/** Shows the entries with buttons to move and remove. Checks the login on click. */
export const WishlistItems = ({ entries, whenEmpty }: WishlistItemsProps): ReactElement => {
  const { remove } = useWishlist();
  const { add } = useCart();
  const navigate = useNavigate();
  const [moving, setMoving] = useState<readonly string[]>([]);
  const [results, setResults] = useState<readonly MoveResult[]>([]);
  /** Number of results that were closed. The next one is shown. */
  const [closed, setClosed] = useState(0);
  const result = results[closed];
  usePreloadPopup();
  const news = useListNews(entries.map(entryOf), "wishlist");
  const focus = useRemovalFocus(entries.map(({ wishlistId }) => String(wishlistId)));

  const onLeave = ({ wishlistId }: WishlistEntryResponse, action: "remove" | "move"): void => {
    focus.leave(String(wishlistId), action);
    news.onRemove(wishlistId);
    remove(wishlistId);
  };

  const askToLogIn = (): void | Promise<void> => {
    window.alert(cartMessages.loginFirst);
    return navigate("/login");
  };

  const onMove = async (entry: WishlistEntryResponse): Promise<void> => {
    if (!storedUser()) return askToLogIn();
    const id = String(entry.wishlistId);
    if (moving.includes(id)) return;
    setMoving((others) => [...others, id]);
    void ResultPopup.preload();
    const outcome = await add(cardDataOfEntry(entry));
    setMoving((all) => all.filter((other) => other !== id));
    if (!outcome) return;
    if (outcome.kind === "loginFirst") return askToLogIn();
    const moved = moveResult(outcome);
    if (moved.moved) onLeave(entry, "move");
    setResults((others) => [...others, moved]);
  };

  return (
    <>
      <ListNews lines={news.lines} />
      {entries.length === 0 ? (
        whenEmpty
      ) : (
        <WishlistGrid label="Wishlist">
          {entries.map((entry) => {
            const id = String(entry.wishlistId);
            return (
              <ErrorBoundary key={id} fallback={null}>
                <WishlistItem
                  entry={entry}
                  busy={moving.includes(id)}
                  moveRef={focus.refOf(id, "move")}
                  removeRef={focus.refOf(id)}
                  onMove={() => void onMove(entry)}
                  onRemove={() => onLeave(entry, "remove")}
                />
              </ErrorBoundary>
            );
          })}
        </WishlistGrid>
      )}
      {result && (
        <ResultPopup
          key={closed}
          tone={result.moved ? "success" : "danger"}
          title={result.moved ? "In your cart" : "Not moved"}
          body={result.message}
          closeText="OK"
          onOpenChange={() => setClosed(closed + 1)}
        />
      )}
    </>
  );
};
