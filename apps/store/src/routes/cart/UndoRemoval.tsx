import { Button } from "@pallu/ui";
import { Toast, ToastStack } from "@pallu/ui/toast";
import type { Id } from "@pallu/contract";
import { useEffect, useEffectEvent, useState } from "react";
import type { ReactElement } from "react";
import { cartNotice } from "../../features/cart/cart.messages.ts";
import { useCart } from "../../features/cart/CartProvider.tsx";
import { notify } from "../../features/notices/notices.ts";
import { focusHeading } from "../../platform/focus/focusHeading.ts";

/** A removed line and the data to restore it. */
export interface RemovedLine {
  cartId: Id;
  productVariantId: Id | undefined;
  quantity: number;
  name: string;
}

interface UndoRemovalProps {
  removed: RemovedLine | null;
  onForget: () => void;
}

/**
 * Offers to restore a removed line once the server has deleted it. A failed removal is only logged and restores its row
 * (CART-27).
 * Has no timer: it is shown until it is used, closed, replaced or the page is left.
 */
export const UndoRemoval = ({ removed, onForget }: UndoRemovalProps): ReactElement => {
  const { items, saving, add } = useCart();
  const [busy, setBusy] = useState(false);
  const key = String(removed?.cartId);
  const isSettled = !saving.has(key);
  const isListed = items.some(({ cartId }) => String(cartId) === key);
  const isGone = isSettled && !isListed;
  const hasFailed = removed !== null && isSettled && isListed;
  const forget = useEffectEvent(onForget);
  // A line that leaves the cart later, in another tab or with an order, was not removed here.
  useEffect(() => {
    if (hasFailed) forget();
  }, [hasFailed]);

  const onUndo = async ({ productVariantId, quantity }: RemovedLine): Promise<void> => {
    setBusy(true);
    const outcome = await add(productVariantId, quantity);
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

  return (
    <div role="status">
      {removed && removed.productVariantId !== undefined && isGone && (
        <ToastStack>
          <Toast
            tone="info"
            text={`${removed.name} was removed`}
            action={
              <Button
                variant="secondary"
                size="small"
                busy={busy}
                onClick={() => void onUndo(removed)}
              >
                Undo
              </Button>
            }
            onDismiss={onClose}
          />
        </ToastStack>
      )}
    </div>
  );
};
