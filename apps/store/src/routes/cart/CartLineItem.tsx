import type { CartItemAnswer } from "@pallu/contract";
import { CartLine, Picture, QuantityStepper } from "@pallu/ui";
import type { ReactElement, Ref } from "react";
import { cartLineDataOf } from "../../features/cart/cart.view.ts";
import type { CartLineData } from "../../features/cart/cart.view.ts";
import { pictureFiles } from "../../features/catalogue/catalogue.view.ts";
import { useCurrency } from "../../features/currency/CurrencyProvider.tsx";

interface CartLineItemProps {
  item: CartItemAnswer;
  /** The row's amount in the chosen currency, as text. */
  total: string;
  saving: boolean;
  removeRef: Ref<HTMLButtonElement>;
  onQuantity: (wanted: number) => void;
  onRemove: (facts: CartLineData) => void;
}

/**
 * One line of the cart. The stepper passes every wish on, also those of 0 and of more than there is: what becomes
 * of them, and with which words, is the cart's to say (CART-19 to CART-23).
 */
export const CartLineItem = ({
  item,
  total,
  saving,
  removeRef,
  onQuantity,
  onRemove,
}: CartLineItemProps): ReactElement => {
  const { price } = useCurrency();
  const facts = cartLineDataOf(item);
  const { name, quantity } = facts;
  return (
    <CartLine
      name={name}
      href={facts.href}
      category={facts.category}
      picture={<Picture {...pictureFiles(facts.image)} alt="" sizes="72px" />}
      colour={facts.colour}
      price={price(facts.offer) || "–"}
      total={total}
      updating={saving}
      quantity={
        <QuantityStepper
          label={`Quantity of ${name}`}
          decreaseLabel={`One less of ${name}`}
          increaseLabel={`One more of ${name}`}
          size="small"
          value={quantity}
          onChange={onQuantity}
        />
      }
      removeRef={removeRef}
      onRemove={() => onRemove(facts)}
    />
  );
};
