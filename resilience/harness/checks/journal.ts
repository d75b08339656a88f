/** Everything that clients sent and received. Besides the exports, it is the only input of the checks. */

export type Currency = "INR" | "USD";

export interface ShownLine {
  variantId: string;
  productId: string;
  quantity: number;
  /** The price of one piece on the cart page, in paise. */
  unitPaise: number;
}

/** One order as a shopper submitted it, with every response to it. */
export interface Submission {
  /** The remark of the order, by which the checker finds orders whose response was lost. */
  remark: string;
  email: string;
  /** Whether the account has proved its email address. */
  isProved: boolean;
  currency: Currency;
  lines: readonly ShownLine[];
  /** Empty without a coupon. */
  coupon: string;
  /** The discount that the shop announced, in paise. */
  discountPaise: number;
  /** When the cart was read, in ms since 1970. */
  readAt: number;
  sentAt: number;
  /** Status 0 means that no response arrived. */
  responses: { status: number; orderId: string | undefined; at: number }[];
}

/** `unknown`: the connection broke, so it may have happened. `absent`: the shop was down, so it did not. */
export type Outcome = "done" | "refused" | "unknown" | "absent";

/** A message of the contact form that was sent until it was answered. */
export interface SentMessage {
  email: string;
  subject: string;
  /** Unique. */
  comments: string;
}

/** One run of a command, or one call of the merchant API or the desk that changes something. */
export interface Attempt {
  /** The name in the history of an order. */
  by: string;
  actor: "operator" | "key" | "staff";
  /** The name of the command. */
  action: string;
  /** The changed records as the audit log names them, such as `order PL-…`. */
  targets: readonly string[];
  outcome: Outcome;
  startedAt: number;
  endedAt: number;
  /** Arguments that the checker reads, such as a tracking number. */
  details: Readonly<Record<string, string | number | boolean>>;
}

export interface CouponRule {
  code: string;
  percent: number | null;
  amountPaise: number | null;
  minimumPaise: number;
  /** Null for any number of uses. */
  uses: number | null;
  oncePerUser: boolean;
}

/** Returns a coupon for any amount and any number of uses, unless `rule` limits it. */
export const couponRule = (code: string, rule: Partial<CouponRule>): CouponRule => ({
  code,
  percent: null,
  amountPaise: null,
  minimumPaise: 0,
  uses: null,
  oncePerUser: false,
  ...rule,
});

export interface PriceChange {
  productId: string;
  beforePaise: number;
  afterPaise: number;
}

/** A variant that the week gave a size. */
export interface SizedVariant {
  sku: string;
  /** The price of its own in paise. Undefined if it is that of the product. */
  ownPaise: number | undefined;
}

export interface ReceivedMail {
  to: string[];
  messageId: string;
  subject: string;
  /** The plain text. */
  text: string;
  hasPdf: boolean;
  at: number;
}

export interface ReceivedEvent {
  id: string;
  isSigned: boolean;
  body: string;
  /** The status that the receiver sent; 0 when it kept the connection open. */
  responseStatus: number;
  at: number;
}

export interface Journal {
  startedAt: number;
  startStock: ReadonlyMap<string, number>;
  /** By the ids of the variants. */
  sizes: ReadonlyMap<string, SizedVariant>;
  submissions: Submission[];
  messages: SentMessage[];
  attempts: Attempt[];
  coupons: CouponRule[];
  prices: PriceChange[];
  mails: ReceivedMail[];
  events: ReceivedEvent[];
  /** Times of the kills, in ms since 1970. */
  kills: number[];
  /** Periods of the faults, in ms since 1970. */
  faults: { from: number; to: number }[];
  /** Proved and unproved accounts, one per successful registration. */
  accounts: { email: string; isProved: boolean }[];
  /** Staff who signed in with a browser that the desk did not know. */
  signIns: string[];
  /** Outputs of commands that failed unexpectedly. */
  failures: string[];
  /** Texts that no audit entry may contain. */
  secrets: string[];
}

export const newJournal = (): Journal => ({
  startedAt: Date.now(),
  startStock: new Map(),
  sizes: new Map(),
  submissions: [],
  messages: [],
  attempts: [],
  coupons: [],
  prices: [],
  mails: [],
  events: [],
  kills: [],
  faults: [],
  accounts: [],
  signIns: [],
  failures: [],
  secrets: [],
});
