/** Retention in days. `RETENTION` overrides single values. */
export const retentionDefaults = {
  /** One-time codes and reset tickets, used or not. */
  codes: 1,
  /** Cart lines and wishlist entries without changes. */
  carts: 365,
  /** Messages of the contact form. */
  messages: 730,
  /** A mail that was sent, without its text, or that failed, with it. */
  mails: 30,
  /** Orders with their invoices: eight years. */
  orders: 2922,
  /** Entries of the audit log. */
  audit: 1095,
  /** Events that were delivered to webhooks, or have failed. */
  webhooks: 30,
} as const;

export type RetentionKind = keyof typeof retentionDefaults;
export type Retention = Record<RetentionKind, number>;

const isKind = (name: string): name is RetentionKind => Object.hasOwn(retentionDefaults, name);

/** Parses `carts=90,orders=3650` (days). Returns null for invalid input. */
export const readRetention = (text: string): Retention | null => {
  const retention: Retention = { ...retentionDefaults };
  for (const part of text === "" ? [] : text.split(",")) {
    const [, name = "", days = ""] = /^\s*([a-z]+)\s*=\s*(\d{1,5})\s*$/.exec(part) ?? [];
    if (!isKind(name) || Number(days) < 1) return null;
    retention[name] = Number(days);
  }
  return retention;
};
