import { Button, ButtonLink } from "@pallu/ui";
import { BulkBar } from "@pallu/ui/desk";
import { useToast } from "@pallu/ui/toast";
import type { ReactElement } from "react";
import { send } from "../../platform/api.ts";
import { SendFailure } from "../../platform/Failure.tsx";
import { counted } from "../../platform/format.ts";
import { useSession } from "../../platform/session.tsx";
import type { OrderAction, OrderRow } from "./orders.data.ts";
import { addressesText, askText, possibleActions } from "./orders.rules.ts";
import { useCsvFile } from "../../platform/useCsvFile.ts";

interface OrdersBarProps {
  orders: readonly OrderRow[];
  onAction: (action: OrderAction) => void;
  onClear: () => void;
}

/** What can be done with the selected orders: only what at least one of them allows. */
export const OrdersBar = ({ orders, onAction, onClear }: OrdersBarProps): ReactElement => {
  const { can } = useSession();
  const ids = orders.map(({ id }) => id);
  const query = { orders: ids.join(",") };
  const toast = useToast();
  const addresses = useCsvFile();
  const accounts = useCsvFile();
  const saveAddresses = async (): Promise<void> => {
    const file = await addresses.run(() => send("GET /api/desk/orders/addresses", { query }));
    if (file) toast.show({ tone: "success", text: addressesText(file) });
  };
  const saveAccounts = async (): Promise<void> => {
    const file = await accounts.run(() => send("GET /api/desk/orders/export", { query }));
    if (file)
      toast.show({
        tone: "success",
        text: `${counted(file.rows, "order")} saved as ${file.fileName}.`,
      });
  };
  const actions = can("orders:write") ? possibleActions(orders) : [];
  return (
    <BulkBar count={orders.length} onClear={onClear}>
      {actions.map((action, index) => (
        <Button
          key={action}
          size="small"
          variant={index === 0 ? "primary" : "secondary"}
          onClick={() => onAction(action)}
        >
          {askText(action, orders)}
        </Button>
      ))}
      <ButtonLink size="small" variant="secondary" href={`/print?as=slips&orders=${ids.join(",")}`}>
        Print
      </ButtonLink>
      <Button
        size="small"
        variant="secondary"
        busy={addresses.isReading}
        onClick={() => void saveAddresses()}
      >
        Addresses (CSV)
      </Button>
      <Button
        size="small"
        variant="secondary"
        busy={accounts.isReading}
        onClick={() => void saveAccounts()}
      >
        Accounts (CSV)
      </Button>
      <SendFailure failure={addresses.failure ?? accounts.failure} />
    </BulkBar>
  );
};
