/** What a shop says of itself, by its commands, calls or database. Besides the journal, it is the only input of the checks. */

/** The pieces of a variant that can be sold, and if known those on hand and those of them in orders not packed. */
export interface ShownStock {
  id: string;
  stock: number;
  onHand?: number;
  reserved?: number;
}

/** The outputs of commands and calls, or the same read from the database. */
export interface Exports {
  /** The rows of `order:export`. */
  rows: Record<string, string>[];
  /** `report:sales --json` */
  sales: {
    currency: string;
    state: string;
    paymentState: string;
    orders: number;
    subTotal: number;
    discount: number;
    total: number;
  }[];
  bestSellers: { variantId: string; pieces: number }[];
  /** `stock:list --json` */
  stock: ShownStock[];
  /** The merchant API's list of stock. */
  merchantStock: ShownStock[];
  /** `coupon:list --json` */
  coupons: { code: string; usesLeft: number | null; orders: number }[];
  /** `audit --json`, oldest first. */
  audit: {
    changedAt: string;
    actorKind: string;
    actor: string;
    action: string;
    target: string;
    before: Record<string, unknown> | null;
    after: Record<string, unknown> | null;
  }[];
  /** `GET /api/merchant/messages/{id}` of every listed message. */
  messages: ShownMessage[];
  /** `webhook:list --json` */
  webhooks: { waiting: number; failed: number }[];
  /** `GET /api/merchant/orders/{id}` of every listed order. */
  orders: ShownOrder[];
  /** `order:show --json` of a sample. */
  samples: {
    order: { id: string; state: string; paymentState: string; totalMinor: number };
    lines: { variantId: string; quantity: number }[];
    changes: { before: string; after: string }[];
  }[];
  /** The order list of each shopper, by email address. */
  ownOrders: Map<
    string,
    { orderId: string; deliveryStatus: string; paymentStatus: string; grandTotalAmount: number }[]
  >;
  mailsWaiting: number;
  mailsFailed: number;
}

export interface ShownMessage {
  id: string;
  state: string;
  subject: string;
  email: string;
  comments: string;
  answers: { text: string; answeredBy: string }[];
}

export interface ShownOrder {
  id: string;
  createdAt: string;
  state: string;
  payment: string;
  currency: string;
  subTotal: number;
  discount: number;
  total: number;
  couponCode: string | null;
  additionalText: string;
  lines: {
    variantId: string;
    /** Absent without one. */
    sku?: string;
    quantity: number;
    unitPrice: number;
    total: number;
  }[];
  history: {
    before: string;
    after: string;
    changedAt: string;
    changedBy: string;
    restocked: boolean;
  }[];
}
