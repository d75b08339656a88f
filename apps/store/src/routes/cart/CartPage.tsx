import {
  ButtonLink,
  CartTable,
  EmptyState,
  Inline,
  NeedsScripts,
  OrderSummary,
  Spinner,
  Stack,
  useHydrated,
} from "@pallu/ui";
import type { CartItemResponse, Id } from "@pallu/contract";
import { useState } from "react";
import type { ReactElement } from "react";
import { PageTop } from "../../platform/ui/PageTop.tsx";
import { cartTotals } from "../../features/cart/cart.rules.ts";
import { cartLineDataOf } from "../../features/cart/cartLine.rules.ts";
import type { CartLineData } from "../../features/cart/cartLine.rules.ts";
import { useCart } from "../../features/cart/CartProvider.tsx";
import { useCurrency } from "../../features/currency/CurrencyProvider.tsx";
import type { NoticeMessage } from "../../features/notices/notices.tsx";
import { cartNotice } from "../../features/personalList/additions.ts";
import type { AddOutcome } from "../../features/personalList/additions.ts";
import { PostedOutcome } from "../../features/personalList/PostedOutcome.tsx";
import { ListNews } from "../../features/personalList/ListNews.tsx";
import { useListNews } from "../../features/personalList/useListNews.ts";
import type { ListEntry } from "../../features/personalList/useListNews.ts";
import { useReadOnOpen } from "../../features/personalList/useReadOnOpen.ts";
import { Personal } from "../../features/session/Personal.tsx";
import { ErrorBoundary } from "../../platform/ui/ErrorBoundary.tsx";
import { RetryPanel } from "../../platform/ui/Retry.tsx";
import { useRemovalFocus } from "../../platform/focus/useRemovalFocus.ts";
import { MoreToSee } from "../../sections/MoreToSee.tsx";
import { CartLineItem } from "./CartLineItem.tsx";
import { UndoRemoval } from "./UndoRemoval.tsx";
import type { RemovedLine } from "./UndoRemoval.tsx";
import * as styles from "./CartPage.css.ts";
import type { PageMeta } from "../../platform/routing/route.ts";

export const meta: PageMeta = {
  title: "Cart",
  description: "What you have put into your bag.",
  isPersonal: true,
};

const continueShopping = "Continue Shopping";

const EmptyCart = ({ visitor }: { visitor: boolean }): ReactElement => (
  <Stack gap="s48">
    <EmptyState
      title="Your cart is empty"
      motif="parcel"
      action={
        <Inline>
          {visitor && <ButtonLink href="/login">Login</ButtonLink>}
          <ButtonLink href="/allproducts" variant={visitor ? "secondary" : "primary"}>
            {continueShopping}
          </ButtonLink>
        </Inline>
      }
    >
      {visitor
        ? "Log in to see your cart."
        : "What you choose from the shop will wait for you here."}
    </EmptyState>
    <MoreToSee />
  </Stack>
);

interface LinesProps {
  onRemoved: (removed: RemovedLine) => void;
}

const Lines = ({ onRemoved }: LinesProps): ReactElement => {
  const { items, saving, setQuantity, remove } = useCart();
  const { currency, formatAmount } = useCurrency();
  const { lines, subTotal, discount, total } = cartTotals(items, currency);
  const focus = useRemovalFocus(items.map(({ cartId }) => String(cartId)));

  const onQuantity = (cartId: Id, wanted: number): void => {
    const check = setQuantity(cartId, wanted);
    if (check.kind === "refused") window.alert(check.message);
  };
  const onRemove = ({ cartId, ProductVariant }: CartItemResponse, facts: CartLineData): void => {
    focus.leave(facts.key);
    remove(cartId);
    const { fullName: name, quantity } = facts;
    const productVariantId = ProductVariant?.productVariantId ?? undefined;
    onRemoved({ cartId, productVariantId, quantity, name });
  };

  if (items.length === 0) return <EmptyCart visitor={false} />;
  return (
    <>
      <CartTable>
        {items.map((item, position) => {
          const key = String(item.cartId);
          return (
            <ErrorBoundary key={key} fallback={null}>
              <CartLineItem
                item={item}
                total={formatAmount(lines[position] ?? 0)}
                saving={saving.has(key)}
                removeRef={focus.refOf(key)}
                onQuantity={(wanted) => onQuantity(item.cartId, wanted)}
                onRemove={(facts) => onRemove(item, facts)}
              />
            </ErrorBoundary>
          );
        })}
      </CartTable>
      <div className={styles.end}>
        <div className={styles.amounts}>
          <OrderSummary
            title="Cart total"
            rows={[
              { label: "Sub Total", amount: formatAmount(subTotal) },
              { label: "Coupon Discount", amount: formatAmount(discount) },
            ]}
            total={{ label: "Total", amount: formatAmount(total) }}
            actions={
              <>
                <ButtonLink href="/checkout" size="large">
                  Checkout
                </ButtonLink>
                <ButtonLink href="/allproducts" variant="secondary">
                  {continueShopping}
                </ButtonLink>
              </>
            }
          />
        </div>
        <MoreToSee withPromises />
      </div>
    </>
  );
};

/** Returns what `useListNews` compares of a line. */
const entryOf = (item: CartItemResponse): ListEntry => {
  const { cartId, ProductVariant: variant } = item;
  const { fullName: name, offer, hasOption } = cartLineDataOf(item);
  const productId = variant?.Product?.productId ?? variant?.productId;
  return { id: cartId, name, offer, productId, variantId: variant?.productVariantId, hasOption };
};

const FilledCart = (): ReactElement => {
  const { items } = useCart();
  const news = useListNews(items.map(entryOf), "cart");
  const [removed, setRemoved] = useState<readonly RemovedLine[]>([]);
  return (
    <>
      <UndoRemoval
        removed={removed}
        onForget={(line) => setRemoved((now) => now.filter((other) => other !== line))}
      />
      <ListNews lines={news.lines} />
      <Lines
        onRemoved={(line) => {
          news.onRemove(line.cartId);
          setRemoved((now) => [...now.filter(({ cartId }) => cartId !== line.cartId), line]);
        }}
      />
    </>
  );
};

const CartBody = (): ReactElement => {
  const cart = useCart();
  const { state, reload } = cart;
  useReadOnOpen(cart);
  const hydrated = useHydrated();
  if (!hydrated || state === "loading") return <Spinner text="Loading your cart..." />;
  if (state === "visitor") return <EmptyCart visitor />;
  if (state === "error") return <RetryPanel onRetry={reload} />;
  return <FilledCart />;
};

const noticeOf = (outcome: AddOutcome): NoticeMessage => cartNotice(outcome, "list");

const CartPage = (): ReactElement => (
  <PageTop title="Cart">
    <PostedOutcome noticeOf={noticeOf} />
    <NeedsScripts />
    <Personal>
      <CartBody />
    </Personal>
  </PageTop>
);

export default CartPage;
