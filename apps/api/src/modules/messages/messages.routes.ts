import { checkContact, contactMessages, isEmail, typedName } from "@pallu/contract";
import { endpoints } from "@pallu/contract/schemas";
import type { Context } from "../../context.ts";
import { problem } from "../../http/httpError.ts";
import { route } from "../../http/route.ts";
import type { RouteDefinition } from "../../http/route.ts";
import { insertSubscription } from "./messages.repo.ts";
import { receiveMessage } from "./messages.service.ts";

export const messagesRoutes = ({ db, clock, config }: Context): RouteDefinition[] => [
  route(endpoints.sendContact, async ({ body }) => {
    const [refusal] = Object.values(checkContact(body));
    if (refusal !== undefined) throw problem(400, "invalid", refusal);
    const shop = { db: db.write, clock, owners: config.mailOwner };
    await receiveMessage(shop, { ...body, name: typedName(body.name) });
    return { status: 201, body: { success: true, message: "Message sent" } };
  }),
  route(endpoints.subscribe, async ({ body: { email } }) => {
    if (!isEmail(email)) throw problem(400, "invalid", contactMessages.email);
    await insertSubscription(db.write, email, clock.now());
    return { status: 200, body: { message: "Subscribed" } };
  }),
];
