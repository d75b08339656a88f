import { contactAction } from "../../features/contact/contactAction.ts";
import type { ServerRoute } from "../../platform/routing/route.ts";

export const paths = ["/contact"];

export const server: ServerRoute = {
  flags: ["sent"],
  action: contactAction,
};
