import { filterNewsletterEmail } from "@pallu/contract";
import type { ActionResult, FormPost } from "../../platform/routing/route.ts";
import { createHostClient } from "../../platform/data/api.ts";
import { subscribe } from "./newsletter.data.ts";
import type { PostedSubscription } from "./newsletter.data.ts";

/** Subscribes an email address that the browser posted. */
export const newsletterAction = async ({ fields, fetch }: FormPost): Promise<ActionResult> => {
  const email = filterNewsletterEmail(fields["email"] ?? "");
  if (email === "") return null;
  const { subscribed, message } = await subscribe(email, createHostClient({ fetch }));
  return subscribed
    ? { redirect: "/?subscribed=1" }
    : { posted: { email, message } satisfies PostedSubscription };
};
