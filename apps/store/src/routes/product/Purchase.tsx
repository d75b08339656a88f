import { startQuantity, stockLimit, stockMessages } from "@pallu/contract";
import type { VariantResponse } from "@pallu/contract";
import {
  BagIcon,
  BuyActions,
  Button,
  HeartFilledIcon,
  HeartIcon,
  Notice,
  QuantityStepper,
} from "@pallu/ui";
import { useState } from "react";
import type { ReactElement } from "react";
import { postTo, quantityField, TOO_FEW } from "../../features/personalList/addForms.tsx";
import { useCardActions } from "../../sections/cards/useCardActions.ts";

const stepTexts = { idle: "Add to Cart", adding: "Adding…", added: "Added" } as const;

/** Initial quantity without a stock number. The server decides about higher ones. */
const START_WITHOUT_FIGURE = 1;

interface StockedProps {
  name: string;
  /** The formatted price. */
  price: string;
  variant: VariantResponse | undefined;
  /** Null if the API sends no stock. */
  stock: number | null;
}

interface PurchaseProps extends Omit<StockedProps, "stock"> {
  /** Sizes or colours in stock. */
  inStock: string[];
}

const Stocked = ({ name, price, variant, stock }: StockedProps): ReactElement => {
  const [requested, setRequested] = useState(
    stock === null ? START_WITHOUT_FIGURE : startQuantity(stock),
  );
  const [status, setStatus] = useState<string>();
  const quantity = stock === null ? requested : Math.min(requested, stock);
  const { cartStatus, wishlisted, onAddToCart, onWish } = useCardActions(
    { variantId: variant?.productVariantId },
    "product",
    quantity,
  );

  const onChange = (next: number): void => {
    setRequested(next);
    setStatus(undefined);
  };
  const onRefuse = (): void => {
    if (stock === null) return;
    setRequested(stock);
    setStatus(stockMessages.onlyLeft(stock));
  };
  const onAdd = (): void => {
    if (quantity === 0) setStatus(TOO_FEW);
    else onAddToCart();
  };

  return (
    <BuyActions
      price={price}
      quantity={
        <QuantityStepper
          {...quantityField}
          label={`Quantity of ${name}`}
          value={quantity}
          min={1}
          max={stock ?? undefined}
          status={stock === null ? stockMessages.unknown : status}
          onChange={onChange}
          onRefuse={onRefuse}
        />
      }
      more={
        <Button
          {...postTo("wishlist", variant?.productVariantId)}
          type="submit"
          variant="secondary"
          fullWidth
          icon={wishlisted ? <HeartFilledIcon /> : <HeartIcon />}
          aria-pressed={wishlisted}
          onClick={(event) => {
            event.preventDefault();
            onWish();
          }}
        >
          Add to Wishlist
        </Button>
      }
    >
      <Button
        {...postTo("cart", variant?.productVariantId)}
        type="submit"
        fullWidth
        icon={<BagIcon />}
        busy={cartStatus === "adding"}
        busyText={stepTexts.adding}
        onClick={(event) => {
          event.preventDefault();
          onAdd();
        }}
      >
        {stepTexts[cartStatus]}
      </Button>
    </BuyActions>
  );
};

/**
 * Shows quantity and buttons, or the sold-out notice (PDP-11, PDP-12).
 * Pass the variant's id as `key` to reset the quantity to 1 (PDP-26, PDP-27).
 */
export const Purchase = ({ inStock, ...props }: PurchaseProps): ReactElement => {
  const stock = stockLimit(props.variant);
  if (stock !== null && stock <= 0)
    return (
      <Notice tone="neutral" live={false}>
        <p>{stockMessages.soldOut}</p>
        {inStock.length > 0 && <p>{`In stock: ${inStock.join(", ")}`}</p>}
      </Notice>
    );
  return <Stocked {...props} stock={stock} />;
};
