/** How many days things are kept; `RETENTION` changes single ones. */
export const retentionDefaults = {
  /** One-time codes and reset tickets, spent or not. */
  codes: 1,
  /** Cart lines and wishlist entries that nobody touched. */
  carts: 365,
  /** Messages of the contact form. */
  messages: 730,
  /** That a mail was sent, and to whom; its text goes when it is sent. */
  mails: 30,
  /** Orders with their invoices: eight years. */
  orders: 2922,
  /** Entries of the audit log. */
  audit: 1095,
  /** Events that were delivered to webhooks, or given up. */
  webhooks: 30,
} as const;

export type RetentionKind = keyof typeof retentionDefaults;
export type Retention = Record<RetentionKind, number>;

const isKind = (name: string): name is RetentionKind => Object.hasOwn(retentionDefaults, name);

/** Reads `carts=90,orders=3650` (days); null when it cannot be understood. */
export const readRetention = (text: string | undefined): Retention | null => {
  const retention: Retention = { ...retentionDefaults };
  for (const part of text?.split(",") ?? []) {
    const [, name = "", days = ""] = /^\s*([a-z]+)\s*=\s*(\d{1,5})\s*$/.exec(part) ?? [];
    if (!isKind(name) || Number(days) < 1) return null;
    retention[name] = Number(days);
  }
  return retention;
};
