import { defineEndpoints, line } from "@pallu/contract/schemas";
import { z } from "zod";
import { MAX_IN_VIEW } from "../../totals.ts";
import { refusal } from "../../http/auth/keys.rules.ts";
import {
  orderActions,
  orderStates,
  orderViewNames,
  paymentStates,
} from "../orders/orderStates.rules.ts";
import {
  author,
  day,
  find,
  flag,
  isoDateTime,
  moment,
  next,
  oneOrMore,
  option,
  pageBothWays,
  previous,
  keyCalls,
  total,
} from "./merchantFields.rules.ts";
import {
  addressChange,
  detailedOrder,
  exampleDetails,
  exampleOrder,
  MAX_ORDERS,
  ofOrder,
  order,
  step,
} from "./merchantOrderFields.rules.ts";

/** Ids of orders in one parameter, such as `PL-1,PL-2`. */
const ids = line(MAX_ORDERS * 101)
  .transform((text) => [...new Set(text.split(",").map((id) => id.trim()))].filter(Boolean))
  .refine((named) => named.length > 0, { error: "must name an order" })
  .refine((named) => named.length <= MAX_ORDERS, {
    error: `must name at most ${MAX_ORDERS} orders`,
  })
  .meta({ description: `At most ${MAX_ORDERS} ids, with commas between.`, example: "1001,1002" });

/** What a list of orders is filtered by. */
const filter = {
  view: z.enum(orderViewNames).optional().meta({
    description:
      "`toDo`: not sent yet. `unpaid`: neither paid nor cancelled or returned. `sent`: shipped or delivered.",
  }),
  state: oneOrMore(z.enum(orderStates)).meta({ description: "Repeatable." }),
  payment: oneOrMore(z.enum(paymentStates)).meta({ description: "Repeatable." }),
  since: moment.optional(),
  from: day.optional().meta({ description: "The first day, in India." }),
  to: day.optional().meta({ description: "The last day, in India." }),
  find: find.meta({
    description:
      "Only those with that id, or with that text in name, e-mail, town, what the shopper wrote, or name, colour, option or SKU of a line, or with the last ten digits of that phone number.",
  }),
  orders: ids.optional(),
  commented: flag("True shows only those with which the shopper wrote something."),
};

const isPeriod = ({ from, to }: { from?: string; to?: string }): boolean =>
  from === undefined || to === undefined || from <= to;

const periodRule = { path: ["to"], error: "must not be before 'from'" };

const row = order.extend({
  pieces: z.number().int(),
  lines: z.number().int(),
  firstProduct: z.string().meta({ description: "The name of the first line's product." }),
  hasComment: z.boolean().meta({ description: "Whether the shopper wrote something." }),
  comment: z.string().meta({
    description: "The beginning of what the shopper wrote. Empty if the address is hidden.",
  }),
  notes: z.number().int().meta({ description: "How many notes there are." }),
});

const viewCounts = z.object({
  toDo: z.number().int(),
  unpaid: z.number().int(),
  sent: z.number().int(),
  all: z.number().int(),
});

/** The endpoints that read orders. */
export const merchantOrderEndpoints = defineEndpoints(keyCalls, {
  listAllOrders: {
    call: { method: "GET", path: "/api/merchant/orders" },
    summary: "Orders, newest first",
    query: z
      .object({
        ...filter,
        total: flag("True counts the orders of all pages."),
        counts: flag("True counts the orders of each view, by the search and the days alone."),
        ...pageBothWays,
      })
      .refine(isPeriod, periodRule)
      .refine(({ after, before }) => after === undefined || before === undefined, {
        path: ["before"],
        error: "must not be there with 'after'",
      }),
    responses: {
      200: z.object({
        orders: z.array(row),
        previous,
        next,
        total,
        counts: viewCounts.optional().meta({
          description: `With \`counts=true\`. ${MAX_IN_VIEW} stands for that many or more.`,
        }),
      }),
      404: refusal,
    },
    example: {
      responses: {
        200: {
          orders: [
            {
              ...exampleOrder,
              pieces: 3,
              lines: 2,
              firstProduct: "Kanchipuram Temple Border",
              hasComment: false,
              comment: "",
              notes: 0,
            },
          ],
          previous: null,
          next: null,
        },
      },
    },
  },
  showOrder: {
    call: { method: "GET", path: "/api/merchant/orders/:orderId" },
    summary:
      "An order with its lines, address, notes and history, and the actions that are allowed",
    params: ofOrder,
    query: z
      .object({
        ...filter,
        address: flag("True shows an address that is hidden. The audit log says so."),
      })
      .refine(isPeriod, periodRule),
    responses: {
      200: detailedOrder.extend({
        history: z.array(
          z.object({
            before: z.string(),
            after: z.string(),
            changedAt: isoDateTime,
            changedBy: author,
            reason: z.string(),
            restocked: z.boolean(),
          }),
        ),
        addressChanges: z.array(addressChange),
        mailTo: z.string().nullable().meta({
          description: "Where mails about it go. Null if no address is confirmed.",
        }),
        allowed: z.array(z.enum(orderActions)),
        steps: z.array(step).meta({ description: "The allowed actions, and what each would do." }),
        previous: z.string().nullable().meta({
          description: "The order before it in the list of the filter, which is newest first.",
        }),
        next: z.string().nullable(),
      }),
      404: refusal,
    },
    example: {
      responses: {
        200: {
          ...exampleDetails,
          history: [],
          addressChanges: [],
          mailTo: "asha@example.com",
          allowed: [orderActions[0]],
          steps: [
            {
              action: orderActions[0],
              after: "confirmed",
              mailTo: "asha@example.com",
              pieces: 0,
              coupon: null,
            },
          ],
          previous: null,
          next: "1000",
        },
      },
    },
  },
  printOrders: {
    call: { method: "GET", path: "/api/merchant/orders/sheets" },
    summary: "What slips, labels and a pick list of orders show",
    query: z.object({ orders: ids, address: flag("True shows addresses that are hidden.") }),
    responses: {
      200: z.object({
        orders: z.array(detailedOrder).meta({ description: "In the order of the ids." }),
        unknown: z.array(z.string()).meta({ description: "Ids without an order." }),
        picks: z
          .array(
            z.object({
              variantId: z.string(),
              productName: z.string(),
              colourName: z.string(),
              ...option,
              picture: z.string(),
              pieces: z.number().int(),
              orders: z.array(z.object({ id: z.string(), quantity: z.number().int() })),
            }),
          )
          .meta({ description: "The pieces of all orders by variant, in the order of names." }),
        sender: z
          .array(z.string())
          .readonly()
          .meta({ description: "Lines of the shop's address." }),
      }),
    },
    example: {
      responses: {
        200: {
          orders: [exampleDetails],
          unknown: [],
          picks: [
            {
              variantId: "kanchipuram-temple-border--rani-pink",
              productName: "Kanchipuram Temple Border",
              colourName: "Rani pink",
              picture: "/uploads/kanchipuram-temple-border--rani-pink.webp",
              pieces: 1,
              orders: [{ id: "1001", quantity: 1 }],
            },
          ],
          sender: ["4 Market Street", "Coimbatore 641001"],
        },
      },
    },
  },
  exportAddresses: {
    call: { method: "GET", path: "/api/merchant/orders/addresses" },
    summary:
      "Addresses of orders as the text of a CSV file for a carrier, which the audit log counts",
    query: z.object({ orders: ids }),
    responses: {
      200: z.object({
        fileName: z.string(),
        rows: z.number().int(),
        hidden: z.number().int().meta({
          description: "Orders that are left out, because their addresses are hidden.",
        }),
        csv: z.string(),
      }),
    },
    example: {
      responses: {
        200: {
          fileName: "addresses-2026-03-02.csv",
          rows: 1,
          hidden: 0,
          csv: "orderId,name,phone\n1001,…\n",
        },
      },
    },
  },
  exportOrders: {
    call: { method: "GET", path: "/api/merchant/orders/export" },
    summary: "Orders as the text of a CSV file for accounting, which the audit log counts",
    query: z.object({
      orders: ids,
      tax: z.coerce
        .number()
        .min(0)
        .max(99.99)
        .optional()
        .meta({ type: "number", description: "The tax that prices include, in percent." }),
    }),
    responses: {
      200: z.object({ fileName: z.string(), rows: z.number().int(), csv: z.string() }),
    },
    example: {
      responses: {
        200: { fileName: "orders-2026-03-02.csv", rows: 1, csv: "orderId,placedAt\n1001,…\n" },
      },
    },
  },
});
