import type { CartItemResponse } from "@pallu/contract";
import { CartLine, Picture, QuantityStepper } from "@pallu/ui";
import type { ReactElement, Ref } from "react";
import { limitOf } from "../../features/cart/cart.rules.ts";
import { cartLineDataOf } from "../../features/cart/cartLine.rules.ts";
import type { CartLineData } from "../../features/cart/cartLine.rules.ts";
import { pictureFiles } from "../../features/catalogue/productCard.rules.ts";
import { useCurrency } from "../../features/currency/CurrencyProvider.tsx";

interface CartLineItemProps {
  item: CartItemResponse;
  /** Formatted total of the line. */
  total: string;
  saving: boolean;
  removeRef: Ref<HTMLButtonElement>;
  onQuantity: (wanted: number) => void;
  onRemove: (facts: CartLineData) => void;
}

/**
 * Renders one line of the cart.
 * The stepper passes on every value, also 0 and values above the stock: the cart validates them (CART-19 to CART-23).
 */
export const CartLineItem = ({
  item,
  total,
  saving,
  removeRef,
  onQuantity,
  onRemove,
}: CartLineItemProps): ReactElement => {
  const { formatPrice } = useCurrency();
  const facts = cartLineDataOf(item);
  const { name, fullName, quantity } = facts;
  return (
    <CartLine
      name={name}
      fullName={fullName}
      href={facts.href}
      category={facts.category}
      picture={<Picture {...pictureFiles(facts.image)} alt="" sizes="96px" />}
      colour={facts.colour}
      price={formatPrice(facts.offer) || "–"}
      total={total}
      updating={saving}
      quantity={
        <QuantityStepper
          label={`Quantity of ${fullName}`}
          labels={{ decrease: `One less of ${fullName}`, increase: `One more of ${fullName}` }}
          size="small"
          value={quantity}
          max={limitOf(item) ?? undefined}
          status={facts.stockNote}
          onChange={onQuantity}
          onRefuse={onQuantity}
        />
      }
      removeRef={removeRef}
      onRemove={() => onRemove(facts)}
    />
  );
};
