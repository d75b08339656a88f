import { api, HttpError } from "../../platform/data/api.ts";
import type { HostClient } from "../../platform/data/api.ts";

export const newsletterMessages = {
  success: "You have successfully subscribed to our newsletter.",
  failed: "Subscription failed",
  network: "Network error. Please try again.",
} as const;

export interface Subscription {
  subscribed: boolean;
  message: string;
}

/** An email address that the browser posted and that was not subscribed. */
export interface PostedSubscription {
  email: string;
  message: string;
}

/**
 * Subscribes an email address. The status decides; the success text is fixed (NWS-09 to NWS-12, API-35). Never rejects.
 */
export const subscribe = async (email: string, client: HostClient = api): Promise<Subscription> => {
  try {
    await client.subscribe({ body: { email } });
    return { subscribed: true, message: newsletterMessages.success };
  } catch (error) {
    if (error instanceof HttpError)
      return { subscribed: false, message: error.body?.message || newsletterMessages.failed };
    // A 2xx response with an invalid body is a success.
    if (error instanceof SyntaxError)
      return { subscribed: true, message: newsletterMessages.success };
    return { subscribed: false, message: newsletterMessages.network };
  }
};
