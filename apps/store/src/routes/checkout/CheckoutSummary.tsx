import type { CartItemResponse } from "@pallu/contract";
import { OrderLines, OrderSummary, Picture } from "@pallu/ui";
import { useState } from "react";
import type { ReactElement, ReactNode } from "react";
import { cartTotals } from "../../features/cart/cart.rules.ts";
import { cartLineDataOf } from "../../features/cart/cartLine.rules.ts";
import type { CartLineData } from "../../features/cart/cartLine.rules.ts";
import { pictureFiles } from "../../features/catalogue/productCard.rules.ts";
import { useCurrency } from "../../features/currency/CurrencyProvider.tsx";
import { NotLoaded } from "../../features/notices/NotLoaded.tsx";
import { lazyPart } from "../../platform/delivery/lazyPart.tsx";

const Dialog = lazyPart(
  async () => ({ default: (await import("@pallu/ui/dialog")).Dialog }),
  NotLoaded,
);

const detailOf = ({ colour, quantity }: CartLineData, each: string): string =>
  [colour?.name, [`${quantity}`, each].filter(Boolean).join(" × ")].filter(Boolean).join(" · ");

/** Shows a picture of the summary enlarged (CHK-10). */
const Preview = ({
  facts,
  onClose,
}: {
  facts: CartLineData;
  onClose: () => void;
}): ReactElement => (
  <Dialog open title={facts.name} size="small" onOpenChange={onClose}>
    <Picture {...pictureFiles(facts.image)} alt={facts.name} sizes="480px" />
  </Dialog>
);

interface OrderProps {
  items: CartItemResponse[];
  /** Null while it is not known. Then no total is shown. */
  discountPaise: number | null;
  /** Whether the cart has been read. Until then no amount is shown. */
  isRead: boolean;
}

const UNKNOWN = "–";

interface CheckoutLinesProps extends OrderProps {
  /** Says that there are no lines, once it is known. */
  emptyText: string | undefined;
}

export const CheckoutLines = ({
  items,
  discountPaise,
  isRead,
  emptyText,
}: CheckoutLinesProps): ReactElement => {
  const { currency, formatAmount, formatPrice } = useCurrency();
  const [shown, setShown] = useState<CartLineData | null>(null);
  const totals = cartTotals(items, currency, discountPaise ?? 0);
  return (
    <>
      <OrderLines
        title="Order summary"
        items={items.map((item, position) => {
          const facts = cartLineDataOf(item);
          return {
            id: facts.key,
            name: facts.name,
            detail: detailOf(facts, formatPrice(facts.offer)),
            price: formatAmount(totals.lines[position] ?? 0),
            note: facts.stockNote,
            picture: <Picture {...pictureFiles(facts.image)} alt="" sizes="56px" failedText="" />,
            preview: { label: `Show ${facts.name} larger`, onOpen: () => setShown(facts) },
          };
        })}
        total={isRead && discountPaise !== null ? formatAmount(totals.total) : UNKNOWN}
        emptyText={emptyText}
      />
      {shown && <Preview facts={shown} onClose={() => setShown(null)} />}
    </>
  );
};

interface CheckoutSummaryProps extends OrderProps {
  note?: ReactNode;
  /** Content above the amounts. */
  children: ReactNode;
  actions: ReactNode;
}

export const CheckoutSummary = ({
  items,
  discountPaise,
  isRead,
  ...rest
}: CheckoutSummaryProps): ReactElement => {
  const { currency, formatAmount } = useCurrency();
  const { subTotal, discount, total } = cartTotals(items, currency, discountPaise ?? 0);
  const show = (amount: number, isKnown = isRead): string =>
    isKnown ? formatAmount(amount) : UNKNOWN;
  const isTotalKnown = isRead && discountPaise !== null;
  return (
    <OrderSummary
      {...rest}
      title="Order total"
      hideTitle
      rows={[
        { label: "Sub Total", amount: show(subTotal) },
        {
          label: "Coupon Discount",
          amount: `${discount > 0 ? "−" : ""}${show(discount, isTotalKnown)}`,
        },
      ]}
      total={{ label: "Total", amount: show(total, isTotalKnown) }}
    />
  );
};
