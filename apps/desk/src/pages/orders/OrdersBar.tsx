import { Button, ButtonLink } from "@pallu/ui";
import { BulkBar } from "@pallu/ui/desk";
import { useToast } from "@pallu/ui/toast";
import { useState } from "react";
import type { ReactElement } from "react";
import { DeskError, send } from "../../platform/api.ts";
import { counted } from "../../platform/format.ts";
import { useSession } from "../../platform/session.tsx";
import type { OrderAction, OrderRow } from "./orders.data.ts";
import { actionWords, possibleActions } from "./orders.rules.ts";
import { saveFile } from "../../platform/saveFile.ts";

interface OrdersBarProps {
  orders: readonly OrderRow[];
  onAction: (action: OrderAction) => void;
  onClear: () => void;
}

/** Asks for the selected orders as CSV and saves the file. */
const useExport = (ids: readonly string[]) => {
  const toast = useToast();
  const [isExporting, setExporting] = useState(false);
  const run = async (): Promise<void> => {
    setExporting(true);
    try {
      const file = await send("GET /api/desk/orders/export", { query: { orders: ids.join(",") } });
      saveFile(file.fileName, file.csv, "text/csv;charset=utf-8");
      toast.show({
        tone: "success",
        text: `${counted(file.rows, "order")} saved as ${file.fileName}.`,
      });
    } catch (error) {
      if (!(error instanceof DeskError)) throw error;
      toast.show({ tone: "danger", text: error.message });
    } finally {
      setExporting(false);
    }
  };
  return { run, isExporting };
};

/** What can be done with the selected orders: only what at least one of them allows. */
export const OrdersBar = ({ orders, onAction, onClear }: OrdersBarProps): ReactElement => {
  const { can } = useSession();
  const ids = orders.map(({ id }) => id);
  const { run, isExporting } = useExport(ids);
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
          {actionWords[action].verb}
        </Button>
      ))}
      <ButtonLink size="small" variant="secondary" href={`/print?as=slips&orders=${ids.join(",")}`}>
        Print
      </ButtonLink>
      <Button size="small" variant="secondary" busy={isExporting} onClick={() => void run()}>
        Export
      </Button>
    </BulkBar>
  );
};
