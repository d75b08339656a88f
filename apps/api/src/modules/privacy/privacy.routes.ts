import type { FastifyBaseLogger } from "fastify";
import type { Context } from "../../context.ts";
import { clearCookies } from "../../http/cookies.ts";
import { problem } from "../../http/httpError.ts";
import { route } from "../../http/route.ts";
import type { RouteDefinition } from "../../http/route.ts";
import { checkOwnPassword } from "../users/login.service.ts";
import { getProfile } from "../users/users.service.ts";
import { privacyEndpoints } from "./privacy.rules.ts";
import type { AccountExportBody } from "./privacy.rules.ts";
import { erasePerson, exportAccount } from "./privacy.service.ts";

/** Asks for the password and counts failures like those of logins. */
const checkPassword = async (
  context: Context,
  userId: string,
  password: string,
  log: FastifyBaseLogger,
): Promise<void> => {
  const user = await getProfile(context, userId);
  if (!(await checkOwnPassword(context, user, password, log)))
    throw problem(403, "wrong_password", "Invalid password");
};

export const privacyRoutes = (context: Context): RouteDefinition[] => [
  route(privacyEndpoints.exportAccount, async ({ session, request }) => {
    await getProfile(context, session.userId);
    const account = await exportAccount(context.db.read, session.userId);
    // Converts dates to strings, as on the wire.
    const text = JSON.stringify(account);
    request.log.info({ userId: session.userId }, "account exported");
    return { status: 200, body: JSON.parse(text) as AccountExportBody };
  }),
  route(privacyEndpoints.eraseAccount, async ({ session, body, request, reply }) => {
    await checkPassword(context, session.userId, body.password, request.log);
    await erasePerson({ ...context, db: context.db.write }, session.userId);
    clearCookies(reply, ["sid", "XSRF-TOKEN"]);
    request.log.info({ userId: session.userId }, "account erased");
    return { status: 200, body: { message: "Your account is erased" } };
  }),
];
