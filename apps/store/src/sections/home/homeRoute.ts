import { newsletterAction } from "../../features/newsletter/newsletterAction.ts";
import type { ServerRoute } from "../../platform/routing/route.ts";

export const paths = ["/"];

export const server: ServerRoute = {
  flags: ["subscribed"],
  action: newsletterAction,
};
