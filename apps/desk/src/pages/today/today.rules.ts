import type { Output } from "../../platform/callTypes.ts";
import { counted } from "../../platform/format.ts";

export type Today = Output<"GET /api/desk/today">;

export interface TodayLink {
  count: number;
  /** What waits, in words that follow the number. */
  label: string;
  href: string;
}

export interface TodayGroup {
  title: string;
  links: TodayLink[];
}

/** Returns the number of orders that wait for a step of the shopkeeper, for the tab's title. */
export const waitingOf = ({ orders: { toConfirm, toPack, toSend } }: Today): number =>
  toConfirm + toPack + toSend;

const nounOf = (count: number, one: string, many: string): string => (count === 1 ? one : many);

/** Returns what waits, as links to the filtered lists. Counts of zero are left out. */
export const groupsOf = ({ orders, messages, stock, products }: Today): TodayGroup[] => {
  const link = (count: number, label: string, href: string): TodayLink[] =>
    count === 0 ? [] : [{ count, label, href }];
  const order = (count: number, rest: string): string =>
    `${nounOf(count, "order", "orders")} ${rest}`;
  const low = stock?.low ?? 0;
  const hidden = products?.hidden ?? 0;
  const withoutPicture = products?.withoutPicture ?? 0;
  const open = messages?.open ?? 0;
  const groups: TodayGroup[] = [
    {
      title: "Orders",
      links: [
        ...link(orders.toConfirm, order(orders.toConfirm, "to confirm"), "/orders?state=placed"),
        ...link(orders.toPack, order(orders.toPack, "to pack"), "/orders?state=confirmed"),
        ...link(orders.toSend, order(orders.toSend, "to ship"), "/orders?state=packed"),
        ...link(
          orders.toRefund,
          order(orders.toRefund, "to refund"),
          "/orders?view=all&state=cancelled&state=returned&payment=paid",
        ),
        ...link(orders.unpaid, order(orders.unpaid, "not paid"), "/orders?view=unpaid"),
      ],
    },
    {
      title: "Messages",
      links: link(open, `${nounOf(open, "message", "messages")} to answer`, "/messages"),
    },
    {
      title: "Catalogue",
      links: [
        ...link(
          low,
          `${nounOf(low, "variant", "variants")} with fewer than ${counted(stock?.level ?? 0, "piece")}`,
          `/stock?below=${stock?.level ?? 0}`,
        ),
        ...link(
          withoutPicture,
          `${nounOf(withoutPicture, "product", "products")} without a picture`,
          "/products?show=withoutPicture",
        ),
        ...link(hidden, `hidden ${nounOf(hidden, "product", "products")}`, "/products?show=hidden"),
      ],
    },
  ];
  return groups.filter(({ links }) => links.length > 0);
};
