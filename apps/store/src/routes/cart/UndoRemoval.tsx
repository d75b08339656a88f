import { Button } from "@pallu/ui";
import { Toast, ToastStack } from "@pallu/ui/toast";
import type { Id } from "@pallu/contract";
import { useState } from "react";
import type { ReactElement } from "react";
import { cartNotice } from "../../features/cart/cart.messages.ts";
import { useCart } from "../../features/cart/CartProvider.tsx";
import { notify } from "../../features/notices/notices.ts";
import { focusHeading } from "../../platform/focusHeading.ts";

/** A line on its way out, and what it takes to put it back. */
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
 * Offers the removed line back with its quantity (shopper UX D39), once the server has let it go: a removal that
 * fails is only logged, and its row comes back by itself (CART-27). It has no clock: it stands until it is used,
 * closed, followed by another or left behind with the page.
 */
export const UndoRemoval = ({ removed, onForget }: UndoRemovalProps): ReactElement => {
  const { items, saving, add } = useCart();
  const [busy, setBusy] = useState(false);
  const key = String(removed?.cartId);
  const isGone = !saving.has(key) && !items.some(({ cartId }) => String(cartId) === key);

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
            onClose={onClose}
          />
        </ToastStack>
      )}
    </div>
  );
};
