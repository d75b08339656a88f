import { callPath, calls } from "@pallu/contract";
import type { CartItemResponse, Id } from "@pallu/contract";
import { Button, ButtonLink, CheckoutLayout, NeedsScripts, Spinner, useHydrated } from "@pallu/ui";
import { use, useEffect, useRef, useState } from "react";
import type { ReactElement, ReactNode } from "react";
import { useNavigate } from "react-router-dom";
import { useSWRConfig } from "swr";
import { useOwn } from "../../platform/shop/ownShop.ts";
import { PageTop } from "../../platform/ui/PageTop.tsx";
import { cartTotals } from "../../features/cart/cart.rules.ts";
import { cartLineDataOf } from "../../features/cart/cartLine.rules.ts";
import { useCart } from "../../features/cart/CartProvider.tsx";
import type { BillingFields } from "../../features/checkout/billing.rules.ts";
import type { CheckoutOutcome } from "../../features/checkout/checkout.data.ts";
import { checkoutBlocker } from "../../features/checkout/checkout.rules.ts";
import { checkoutMessages, totalChanged } from "../../features/checkout/checkoutMessages.ts";
import { useBillingForm } from "../../features/checkout/useBillingForm.ts";
import { useCheckout } from "../../features/checkout/useCheckout.ts";
import { useCoupon } from "../../features/checkout/useCoupon.ts";
import { useTotalChange } from "../../features/checkout/useTotalChange.ts";
import { useCurrency } from "../../features/currency/CurrencyProvider.tsx";
import { notify } from "../../features/notices/notices.tsx";
import { useReadOnOpen } from "../../features/personalList/useReadOnOpen.ts";
import { callAfter } from "../../features/popup/callAfter.ts";
import { ResultPopup, usePreloadPopup } from "../../features/popup/ResultPopup.tsx";
import { Personal } from "../../features/session/Personal.tsx";
import { isLoggedIn, storedUser } from "../../platform/data/session.ts";
import { ErrorBoundary } from "../../platform/ui/ErrorBoundary.tsx";
import { RetryButton, RetryPanel } from "../../platform/ui/Retry.tsx";
import { forgetDraft } from "../../platform/data/drafts.ts";
import { changedValues } from "../../platform/data/formValues.ts";
import { announceChange, personalKey } from "../../platform/data/personalData.ts";
import { BillingForm, billingFormId } from "./BillingForm.tsx";
import { CheckoutLines, CheckoutSummary } from "./CheckoutSummary.tsx";
import { CouponBox } from "./CouponBox.tsx";
import * as styles from "./CheckoutPage.css.ts";
import { Prefetch } from "../../platform/routing/useLinks.ts";
import type { PageMeta } from "../../platform/routing/route.ts";

export const meta: PageMeta = {
  title: "Checkout",
  description: "Where your order goes, and what it comes to.",
  isPersonal: true,
};

/** Delay before the redirect after a placed order, in ms (CHK-16). */
const REDIRECT_MS = 2000;

const Result = ({
  outcome,
  onClose,
  onShown,
}: {
  outcome: CheckoutOutcome;
  onClose: () => void;
  onShown: () => void;
}): ReactElement => {
  const placed = outcome.kind === "placed";
  return (
    <ResultPopup
      tone={placed ? "success" : "danger"}
      title={placed ? "Success" : "Error"}
      body={placed ? `${outcome.message} ${checkoutMessages.goingOn}` : outcome.message}
      closeText="OK"
      onOpenChange={onClose}
      onShown={placed ? onShown : undefined}
    />
  );
};

/** The next step where there are no lines. That the cart is empty stands beside the title of the lines, at the top of the page. */
const CartState = (): ReactNode => {
  const { state, reload } = useCart();
  const hydrated = useHydrated();
  if (!hydrated || state === "loading")
    return (
      <p role="status" className={styles.loading}>
        <Spinner placement="inline" /> <span>Loading your cart...</span>
      </p>
    );
  if (state === "error") return <RetryPanel onRetry={reload} />;
  if (state === "visitor") return <ButtonLink href="/login">Login</ButtonLink>;
  return <ButtonLink href="/allproducts">Continue Shopping</ButtonLink>;
};

const useOrder = () => {
  const cart = useCart();
  useReadOnOpen(cart);
  const hydrated = useHydrated();
  const { currency, formatAmount } = useCurrency();
  const billingForm = useBillingForm();
  const checkout = useCheckout();
  const navigate = useNavigate();
  const prefetch = use(Prefetch);
  const { mutate } = useSWRConfig();
  /**
   * Lines of an order that was sent and not rejected.
   * Shown even if the cart is empty by now, until the redirect or until the order is sent again because its response
   * was lost.
   */
  const [ordered, setOrdered] = useState<CartItemResponse[] | null>(null);
  const [isPlaced, setPlaced] = useState(false);
  const [orderId, setOrderId] = useState<Id | null>(null);
  const [isShown, setShown] = useState(false);
  const isLeaving = isPlaced && isShown;
  const [isReading, setReading] = useState(false);
  const isOpen = useRef(false);
  useEffect(() => {
    isOpen.current = true;
    return () => {
      isOpen.current = false;
    };
  }, []);
  const items = ordered ?? cart.items;
  const isSettling = isReading || (ordered === null && (cart.saving.size > 0 || cart.isArriving));
  const isTotalKnown = !isSettling && (ordered !== null || cart.state !== "loading");
  const coupon = useCoupon(cartTotals(items, "INR").total, isTotalKnown);

  useEffect(() => {
    // Loaded now, so that the redirect is not late on a slow line.
    if (isPlaced) prefetch("/thank-you");
  }, [isPlaced, prefetch]);
  useEffect(
    () =>
      isLeaving
        ? callAfter(REDIRECT_MS, () => void navigate("/thank-you", { state: { orderId } }))()
        : undefined,
    [isLeaving, navigate, orderId],
  );

  const wait = isSettling
    ? checkoutMessages.readingCart
    : coupon.coupon.kind === "checking"
      ? checkoutMessages.checkingCoupon
      : coupon.discountPaise === null
        ? checkoutMessages.couponUnchecked
        : null;
  const discountPaise = coupon.discountPaise ?? 0;
  const { total } = cartTotals(items, currency, discountPaise);
  const isKnown = wait === null && cart.state === "ready" && items.length > 0;
  const before = useTotalChange(isKnown ? total : null, coupon.press, currency);
  const changed = before === null ? null : totalChanged(formatAmount(before), formatAmount(total));

  const submit = async (typed: Partial<BillingFields>): Promise<void> => {
    if (wait !== null) return;
    billingForm.keep(changedValues(typed, billingForm.fields));
    const user = storedUser();
    const lines = items.map(cartLineDataOf);
    const state = ordered ? "ready" : cart.state;
    const reason = checkoutBlocker({ state, lines }, user !== null);
    if (!user || reason !== null) {
      checkout.refuse(reason ?? checkoutMessages.loginFirst);
      return;
    }
    setOrdered(items);
    const outcome = await checkout.submit({
      billData: { userId: user.id, ...billingForm.fields, ...typed },
      products: items,
      totalPaise: cartTotals(items, "INR", discountPaise).total,
      couponCodeName: coupon.code,
      currency,
    });
    // The page shows a visitor's checkout by now.
    if (outcome?.kind === "loginFirst") {
      notify({ text: outcome.message, tone: "neutral" });
      setOrdered(null);
      checkout.dismiss();
    }
    if (!outcome || !isLoggedIn(user.id)) return;
    // Someone who has left the page is told where they are.
    if (!isOpen.current)
      notify({ text: outcome.message, tone: outcome.kind === "placed" ? "success" : "danger" });
    if (outcome.kind === "placed") {
      setOrderId(outcome.orderId);
      setPlaced(true);
      forgetDraft("draft");
      for (const what of ["cart", "order history", "orders"]) announceChange(what);
      for (const call of [calls.listOrderHistory, calls.listOrders])
        void mutate(personalKey(callPath(call, { userId: user.id }), user.id), undefined);
    }
    if (outcome.kind === "refused") {
      setOrdered(null);
      coupon.recheck();
      setReading(true);
    }
    // Also after a rejection: the cart may have changed on the server.
    await cart.reload();
    setReading(false);
  };

  return {
    billingForm,
    checkout,
    coupon,
    items,
    isPlaced,
    isRead: hydrated && (ordered !== null || cart.state === "ready" || cart.state === "visitor"),
    // While the cart is being read or cannot be read, the order remains the next step.
    isEmpty: items.length === 0 && (cart.state === "ready" || cart.state === "visitor"),
    emptyText: cart.state === "ready" ? checkoutMessages.emptyCart : undefined,
    isWaiting: wait !== null,
    note: isPlaced ? null : (wait ?? changed),
    submit,
    onShown: () => setShown(true),
  };
};

const noteId = "checkout-note";

const Checkout = (): ReactElement => {
  const {
    billingForm,
    checkout,
    coupon,
    items,
    isPlaced,
    isRead,
    isEmpty,
    emptyText,
    isWaiting,
    note,
    submit,
    onShown,
  } = useOrder();
  const lines = { items, discountPaise: coupon.discountPaise, isRead };
  const own = useOwn();
  const button = useRef<HTMLButtonElement>(null);
  const [dismissed, setDismissed] = useState(0);
  const submitting = checkout.state.kind === "submitting";
  usePreloadPopup();

  useEffect(() => {
    if (dismissed > 0) button.current?.focus();
  }, [dismissed]);

  return (
    <>
      <PageTop title="Checkout" parents={[{ label: "Cart", href: "/cart" }]}>
        <CheckoutLayout
          lines={
            <ErrorBoundary fallback={<RetryButton />}>
              <CheckoutLines {...lines} emptyText={emptyText} />
            </ErrorBoundary>
          }
          summary={
            <ErrorBoundary fallback={<RetryButton />}>
              <CheckoutSummary
                {...lines}
                note={note === null ? undefined : <span id={noteId}>{note}</span>}
                actions={
                  <>
                    <NeedsScripts />
                    <Button
                      ref={button}
                      type="submit"
                      form={billingFormId}
                      size="large"
                      variant={isEmpty ? "secondary" : "primary"}
                      busy={submitting || (isWaiting && !isPlaced)}
                      disabled={submitting || isPlaced}
                      aria-describedby={note === null ? undefined : noteId}
                    >
                      Place to Order
                    </Button>
                    <ButtonLink href="/cart" variant="secondary">
                      Back to Cart
                    </ButtonLink>
                    {items.length === 0 && (
                      <div className={styles.state}>
                        <CartState />
                      </div>
                    )}
                  </>
                }
              >
                <CouponBox control={coupon} disabled={submitting || isPlaced} />
                {own?.HowToPay && <own.HowToPay />}
              </CheckoutSummary>
            </ErrorBoundary>
          }
        >
          <BillingForm billingForm={billingForm} onSubmit={(typed) => void submit(typed)} />
        </CheckoutLayout>
      </PageTop>
      {submitting && (
        <div className={styles.cover}>
          <Spinner placement="overlay" text="Placing your order..." />
        </div>
      )}
      {checkout.state.kind === "done" && (
        <Result
          outcome={checkout.state.outcome}
          onShown={onShown}
          onClose={() => {
            checkout.dismiss();
            setDismissed((times) => times + 1);
          }}
        />
      )}
    </>
  );
};

const CheckoutPage = (): ReactElement => (
  <Personal>
    <Checkout />
  </Personal>
);

export default CheckoutPage;
