import { Button } from "@pallu/ui";
import { Toast, ToastStack } from "@pallu/ui/toast";
import type { Id } from "@pallu/contract";
import { useEffect, useEffectEvent, useState } from "react";
import type { ReactElement } from "react";
import { cartNotice } from "../../features/personalList/additions.ts";
import { useCart } from "../../features/cart/CartProvider.tsx";
import { notify } from "../../features/notices/notices.tsx";
import { focusHeading } from "../../platform/focus/focusHeading.ts";

/** A removed line and the data to restore it. */
export interface RemovedLine {
  cartId: Id;
  productVariantId: Id | undefined;
  quantity: number;
  name: string;
}

/** Number of offers that are shown at once, the newest. An older one shows again when a newer one is used or closed. */
const MOST_OFFERS = 3;

interface UndoToastProps {
  removed: RemovedLine;
  onForget: () => void;
}

const UndoToast = ({ removed, onForget }: UndoToastProps): ReactElement | null => {
  const { items, saving, add } = useCart();
  const [busy, setBusy] = useState(false);
  const key = String(removed.cartId);
  const isSettled = !saving.has(key);
  // Also as a new line, which another tab has added.
  const isListed = items.some(
    ({ cartId, ProductVariant }) =>
      String(cartId) === key ||
      (ProductVariant?.productVariantId ?? undefined) === removed.productVariantId,
  );
  const hasFailed = isSettled && isListed;
  const forget = useEffectEvent(onForget);
  // A line that leaves the cart later, in another tab or with an order, was not removed here.
  useEffect(() => {
    if (hasFailed) forget();
  }, [hasFailed]);

  const onUndo = async ({ productVariantId, quantity }: RemovedLine): Promise<void> => {
    setBusy(true);
    const outcome = await add({ variantId: productVariantId }, quantity);
    setBusy(false);
    if (!outcome) return;
    if (outcome.kind !== "added" && outcome.kind !== "already") {
      notify(cartNotice(outcome, "list"));
      return;
    }
    focusHeading();
    onForget();
  };
  const onClose = (): void => {
    focusHeading();
    onForget();
  };

  if (removed.productVariantId === undefined || !isSettled || isListed) return null;
  return (
    <Toast
      tone="info"
      text={`${removed.name} was removed`}
      action={
        <Button
          variant="secondary"
          size="small"
          busy={busy}
          aria-label={`Undo, ${removed.name}`}
          onClick={() => void onUndo(removed)}
        >
          Undo
        </Button>
      }
      onDismiss={onClose}
    />
  );
};

interface UndoRemovalProps {
  /** The removed lines, newest last. */
  removed: readonly RemovedLine[];
  onForget: (line: RemovedLine) => void;
}

/**
 * Offers to restore each removed line once the server has deleted it. A failed removal is only logged and restores its
 * row (CART-27).
 * Has no timer: an offer is shown until it is used, closed or the page is left.
 */
export const UndoRemoval = ({ removed, onForget }: UndoRemovalProps): ReactElement => (
  <div role="status">
    <ToastStack>
      {removed.slice(-MOST_OFFERS).map((line) => (
        <UndoToast key={String(line.cartId)} removed={line} onForget={() => onForget(line)} />
      ))}
    </ToastStack>
  </div>
);
