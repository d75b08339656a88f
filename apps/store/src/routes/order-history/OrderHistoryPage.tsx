import { ButtonLink, EmptyState, OrdersTable, Spinner, useHydrated } from "@pallu/ui";
import type { ReactElement } from "react";
import { AccountLayout } from "../../features/account/AccountLayout.tsx";
import { useOrderHistory } from "../../features/orders/orders.data.ts";
import type { OrderLine } from "../../features/orders/orders.rules.ts";
import { toneOfStatus } from "../../features/orders/statusTone.ts";
import { useAuth } from "../../features/session/AuthProvider.tsx";
import { Personal } from "../../features/session/Personal.tsx";
import { useVisitorLog } from "../../features/session/useVisitorLog.ts";
import { RetryPanel } from "../../platform/ui/Retry.tsx";
import type { PageMeta } from "../../platform/routing/route.ts";

export const meta: PageMeta = {
  title: "Order history",
  description: "Your orders and where they are.",
  isPersonal: true,
};

const rowOf = ({ orderId, customer, deliveryStatus }: OrderLine) => ({
  id: String(orderId),
  number: String(orderId),
  customer: customer || "–",
  status: deliveryStatus,
  statusTone: toneOfStatus(deliveryStatus),
  href: `/invoice/${encodeURIComponent(String(orderId))}`,
});

/** Visitors see only the specified text (ROL-09). */
const NoOrders = ({ visitor }: { visitor: boolean }): ReactElement => (
  <EmptyState
    title="No orders found"
    motif="parcel"
    action={
      visitor ? (
        <ButtonLink href="/login">Login</ButtonLink>
      ) : (
        <ButtonLink href="/allproducts">See all products</ButtonLink>
      )
    }
  >
    {visitor ? undefined : "Your orders and their invoices will be kept here."}
  </EmptyState>
);

const Orders = (): ReactElement => {
  const { user } = useAuth();
  const hydrated = useHydrated();
  const { state, lines, reload } = useOrderHistory(user?.id);
  if (!hydrated || state === "loading") return <Spinner text="Loading your orders..." />;
  if (state === "error") return <RetryPanel onRetry={reload} />;
  if (lines.length === 0) return <NoOrders visitor={state === "visitor"} />;
  return <OrdersTable label="Order History" rows={lines.map(rowOf)} />;
};

const OrderHistoryPage = (): ReactElement => {
  useVisitorLog();
  return (
    <AccountLayout title="Order History">
      <Personal>
        <Orders />
      </Personal>
    </AccountLayout>
  );
};

export default OrderHistoryPage;
