import { PrintPage } from "@pallu/ui/desk";
import { Fragment } from "react";
import type { ReactElement } from "react";
import { counted, formatDay, formatMoney } from "../../platform/format.ts";
import { pictureUrl } from "../../platform/pictures/pictureUrl.ts";
import { useSession } from "../../platform/session.tsx";
import { addressLines } from "../orders/orders.rules.ts";
import { collectText, detailOf } from "./print.rules.ts";
import type { SheetOrder, Sheets } from "./print.rules.ts";
import * as styles from "./PrintPage.css.ts";

const Address = ({ order }: { order: SheetOrder }): ReactElement => (
  <address className={styles.address}>
    {addressLines(order).map((text, index) => (
      <bdi key={index}>{text}</bdi>
    ))}
    {order.phoneNo !== "" && <bdi>{`Phone ${order.phoneNo}`}</bdi>}
  </address>
);

type NamedLine = Pick<
  SheetOrder["lines"][number],
  "productName" | "colourName" | "optionName" | "optionValue" | "sku" | "picture"
>;

/** A product with its picture, so that it is recognized on the shelf. */
const Product = ({ line }: { line: NamedLine }): ReactElement => (
  <span className={styles.product}>
    <img src={pictureUrl(line.picture)} alt="" width={40} height={50} className={styles.picture} />
    <span className={styles.productText}>
      <bdi>{line.productName}</bdi>
      <br />
      <bdi className={styles.detail}>{detailOf(line)}</bdi>
    </span>
  </span>
);

interface SheetProps {
  order: SheetOrder;
  /** Lines of the shop's address. */
  sender: readonly string[];
}

/** What is to be paid at delivery, if anything is. */
const Collect = ({ order }: { order: SheetOrder }): ReactElement | null => {
  const text = collectText(order);
  return text === undefined ? null : (
    <p className={styles.note}>
      <strong>
        <bdi>{text}</bdi>
      </strong>
    </p>
  );
};

/** A packing slip: who sends it, where it goes, what is in the parcel and what is to be paid. */
export const Slip = ({
  order,
  sender,
  hasPrices,
}: SheetProps & { hasPrices: boolean }): ReactElement => {
  const { shop } = useSession();
  return (
    <PrintPage label={`Packing slip of order ${order.id}`}>
      <header className={styles.sheetHead}>
        <strong className={styles.shop}>
          <bdi>{shop.name}</bdi>
        </strong>
        <span className={styles.number}>{order.id}</span>
        <time dateTime={order.createdAt}>{formatDay(order.createdAt)}</time>
        {sender.length > 0 && (
          <span className={styles.sender}>
            From <bdi>{[shop.name, ...sender].join(", ")}</bdi>
          </span>
        )}
      </header>
      <Address order={order} />
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">Product</th>
            <th scope="col" className={styles.end}>
              Pieces
            </th>
            {hasPrices && (
              <th scope="col" className={styles.end}>
                Total
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {order.lines.map((line, index) => (
            <tr key={`${index} ${line.variantId}`}>
              <td>
                <Product line={line} />
              </td>
              <td className={styles.end}>{line.quantity}</td>
              {hasPrices && <td className={styles.end}>{formatMoney(line.total)}</td>}
            </tr>
          ))}
        </tbody>
        {hasPrices && (
          <tfoot>
            {order.discount > 0 && (
              <tr>
                <td colSpan={2}>{`Coupon ${order.couponCode ?? ""}`}</td>
                <td className={styles.end}>
                  <bdi>{`−${formatMoney(order.discount)}`}</bdi>
                </td>
              </tr>
            )}
            <tr>
              <th scope="row" colSpan={2}>
                Total
              </th>
              <td className={styles.end}>
                <strong>{formatMoney(order.total)}</strong>
              </td>
            </tr>
          </tfoot>
        )}
      </table>
      <Collect order={order} />
      {order.additionalText !== "" && (
        <p className={styles.note}>
          <strong>The shopper wrote: </strong>
          <bdi>{order.additionalText}</bdi>
        </p>
      )}
      {order.notes.map((note) => (
        <p key={note.id} className={styles.note}>
          <strong>Note: </strong>
          <bdi>{note.text}</bdi>
        </p>
      ))}
    </PrintPage>
  );
};

/** An address label with the number of the order. */
export const Label = ({ order, sender }: SheetProps): ReactElement => {
  const { shop } = useSession();
  return (
    <PrintPage label={`Label of order ${order.id}`}>
      <div className={styles.labelAddress}>
        <Address order={order} />
      </div>
      <Collect order={order} />
      <footer className={styles.sheetHead}>
        <span>
          From <bdi>{[shop.name, ...sender].join(", ")}</bdi>
        </span>
        <span className={styles.number}>{order.id}</span>
        <span>
          {counted(
            order.lines.reduce((sum, line) => sum + line.quantity, 0),
            "piece",
          )}
        </span>
      </footer>
    </PrintPage>
  );
};

/** The pieces of all orders by variant, to take them off the shelves in one round. */
export const PickList = ({ sheets: { picks, orders } }: { sheets: Sheets }): ReactElement => (
  <PrintPage label="Pick list">
    <p className={styles.detail}>
      {`${counted(
        picks.reduce((sum, { pieces }) => sum + pieces, 0),
        "piece",
      )} for ${counted(orders.length, "order")}`}
    </p>
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">Product</th>
          <th scope="col" className={styles.end}>
            Pieces
          </th>
          <th scope="col">Orders</th>
        </tr>
      </thead>
      <tbody>
        {picks.map((pick) => (
          <tr key={pick.variantId}>
            <td>
              <Product line={pick} />
            </td>
            <td className={styles.end}>
              <strong>{pick.pieces}</strong>
            </td>
            <td className={styles.detail}>
              {pick.orders.map(({ id, quantity }, index) => (
                <Fragment key={id}>
                  {index > 0 && ", "}
                  <span className={styles.whole}>
                    {quantity === 1 ? id : `${id} (${quantity})`}
                  </span>
                </Fragment>
              ))}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  </PrintPage>
);
