export interface SignedIn {
  signedIn: true;
  /** Sent with every change, as `x-desk-token`. */
  token: string;
  staff: { id: string; email: string; name: string; role: "owner" | "staff" };
  scopes: readonly string[];
  /** ISO date and time at which the session ends in any case. */
  endsAt: string;
  confirmedUntil: string | null;
  shop: { name: string; url: string; currency: string; timeZone: string };
}

export type SessionAnswer = SignedIn | { signedIn: false };
