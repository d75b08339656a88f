import { ButtonLink, Heading, Link, MetaList, Skeleton, StatusPill } from "@pallu/ui";
import { useToast } from "@pallu/ui/toast";
import { useState } from "react";
import type { ReactElement } from "react";
import { useLocation, useParams } from "react-router-dom";
import { Page } from "../../frame/Page.tsx";
import { DeskError, send } from "../../platform/api.ts";
import { ReadFailure } from "../../platform/Failure.tsx";
import { formatDateTime, formatMoney } from "../../platform/format.ts";
import { pictureUrl } from "../../platform/pictures/pictureUrl.ts";
import { useRefresh } from "../../platform/useRead.ts";
import { OrderActions } from "./OrderActions.tsx";
import { OrderAddress } from "./OrderAddress.tsx";
import { OrderHistory } from "./OrderHistory.tsx";
import { OrderNotes } from "./OrderNotes.tsx";
import { OrderTracking } from "./OrderTracking.tsx";
import { useOrder, useOrdersAddress } from "./orders.data.ts";
import type { OrderDetails } from "./orders.data.ts";
import { paymentWords, stateWords, toneOf } from "./orders.rules.ts";
import * as styles from "./OrderPage.css.ts";

const Lines = ({ lines }: Pick<OrderDetails, "lines">): ReactElement => (
  <ul role="list" className={styles.lines}>
    {lines.map((line, index) => (
      <li key={`${index} ${line.variantId}`} className={styles.line}>
        <img
          src={pictureUrl(line.picture)}
          alt=""
          width={64}
          height={80}
          loading="lazy"
          className={styles.picture}
        />
        <div className={styles.facts}>
          <bdi>
            {line.productId === null ? (
              line.productName
            ) : (
              <Link href={`/products/${line.productId}`} variant="quiet">
                {line.productName}
              </Link>
            )}
          </bdi>
          <span className={styles.muted}>
            <bdi>
              {[
                line.colourName,
                line.optionValue === undefined ? "" : `${line.optionName} ${line.optionValue}`,
                line.sku,
              ]
                .filter(Boolean)
                .join(" · ")}
            </bdi>
          </span>
        </div>
        <div className={styles.amount}>
          <span className={styles.muted}>
            <bdi>{`${line.quantity} × ${formatMoney(line.unitPrice)}`}</bdi>
          </span>
          <bdi>{formatMoney(line.total)}</bdi>
        </div>
      </li>
    ))}
  </ul>
);

const Amounts = ({ order }: { order: OrderDetails }): ReactElement => (
  <MetaList
    layout="ledger"
    items={[
      { term: "Sub total", detail: formatMoney(order.subTotal) },
      ...(order.couponCode === null
        ? []
        : [{ term: `Coupon ${order.couponCode}`, detail: `−${formatMoney(order.discount)}` }]),
      { term: "Total", detail: formatMoney(order.total), strong: true },
    ]}
  />
);

/** What is left out of an order whose address is hidden. */
const personal = [
  "email",
  "phoneNo",
  "addressLine1",
  "addressLine2",
  "zipCode",
  "additionalText",
  "addressChanges",
  "isAddressHidden",
] as const;

const personalOf = (order: OrderDetails) =>
  Object.fromEntries(personal.map((name) => [name, order[name]]));

/** One order: what was bought, where it goes, what can be done, and what was done. */
export const OrderPage = (): ReactElement => {
  const { orderId = "" } = useParams();
  const { search } = useLocation();
  const { values } = useOrdersAddress();
  const reading = useOrder(orderId, values);
  const refreshCalls = useRefresh();
  const toast = useToast();
  const [revealed, setRevealed] = useState<OrderDetails>();
  const [isAsking, setAsking] = useState(false);
  const order = reading.data;
  const refresh = async (): Promise<void> => {
    await refreshCalls("/api/desk/orders");
    void refreshCalls("/api/desk/today");
  };
  const reveal = async (): Promise<void> => {
    setAsking(true);
    try {
      const answer = await send("GET /api/desk/orders/:orderId", {
        params: { orderId },
        query: { address: "true" },
      });
      setRevealed(answer);
    } catch (error) {
      if (!(error instanceof DeskError)) throw error;
      toast.show({ tone: "danger", text: error.message });
    } finally {
      setAsking(false);
    }
  };
  const back = { href: `/orders${search}`, label: "All orders" };
  if (!order)
    return (
      <Page title={`Order ${orderId}`} back={back}>
        <ReadFailure
          what="The order"
          reading={reading}
          back={{ href: "/orders", label: "All orders" }}
        />
        {reading.isLoading && (
          <div aria-busy="true">
            <Skeleton lines={8} />
          </div>
        )}
      </Page>
    );
  const shownOrder = revealed?.id === order.id ? { ...order, ...personalOf(revealed) } : order;
  return (
    <Page
      title={`Order ${order.id}`}
      back={back}
      actions={
        <>
          {order.previous !== null && (
            <ButtonLink
              size="small"
              variant="secondary"
              rel="prev"
              href={`/orders/${order.previous}${search}`}
            >
              Newer
            </ButtonLink>
          )}
          {order.next !== null && (
            <ButtonLink
              size="small"
              variant="secondary"
              rel="next"
              href={`/orders/${order.next}${search}`}
            >
              Older
            </ButtonLink>
          )}
          <ButtonLink size="small" variant="secondary" href={`/print?as=slips&orders=${order.id}`}>
            Print
          </ButtonLink>
          <ButtonLink
            size="small"
            variant="secondary"
            href={`/api/desk/orders/${order.id}/invoice${shownOrder.isAddressHidden === order.isAddressHidden ? "" : "?address=true"}`}
            download
          >
            Invoice (PDF)
          </ButtonLink>
        </>
      }
    >
      <ReadFailure what="The order" reading={reading} />
      <p className={styles.head}>
        <StatusPill tone={toneOf(order.state)}>{stateWords[order.state]}</StatusPill>
        <StatusPill tone={toneOf(order.payment)}>{paymentWords[order.payment]}</StatusPill>
        <span className={styles.muted}>
          Placed <time dateTime={order.createdAt}>{formatDateTime(order.createdAt)}</time>
        </span>
      </p>
      {shownOrder.additionalText !== "" && (
        <section className={`${styles.card} ${styles.comment}`} aria-labelledby="comment">
          <Heading level={2} size="h4" id="comment">
            The shopper wrote
          </Heading>
          <blockquote className={styles.quote}>
            <bdi>{shownOrder.additionalText}</bdi>
          </blockquote>
        </section>
      )}
      <div className={styles.columns}>
        <div className={styles.column}>
          <section className={styles.card} aria-labelledby="goods">
            <Heading level={2} size="h4" id="goods">
              Pieces
            </Heading>
            <Lines lines={order.lines} />
            <div className={styles.amounts}>
              <Amounts order={order} />
            </div>
          </section>
          <OrderNotes
            key={order.id}
            order={order}
            onChange={(notes) =>
              reading.show((current) => ({ ...current, notes: notes(current.notes) }))
            }
          />
          <OrderHistory order={shownOrder} />
        </div>
        <div className={styles.column}>
          <OrderAddress
            key={order.id}
            order={shownOrder}
            onShow={() => void reveal()}
            isAsking={isAsking}
            onChanged={refresh}
          />
          <OrderTracking order={order} onChanged={refresh} />
        </div>
      </div>
      <OrderActions key={order.id} order={order} onChanged={refresh} />
    </Page>
  );
};
