import { endpoints } from "@pallu/contract/schemas";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { Context } from "../../context.ts";
import { browserHashOf, rememberBrowser } from "../../http/browser.ts";
import { clearCookies, readCookie, setCookie } from "../../http/cookies.ts";
import { sourceOf } from "../../http/limits.ts";
import { problem } from "../../http/httpError.ts";
import { route } from "../../http/route.ts";
import type { RouteDefinition } from "../../http/route.ts";
import { closeSessionOfCookie, closeSession, openSession } from "../../http/session.ts";
import { rememberKnownBrowser } from "./browsers.repo.ts";
import type { Requester } from "./codes.service.ts";
import { emailProofEndpoints } from "./emailProof.rules.ts";
import { askForProof, proveEmail } from "./emailProof.service.ts";
import { checkLogin } from "./login.service.ts";
import { TICKET_LIFETIME_MS, exchangeForTicket, resetPassword, sendCode } from "./reset.service.ts";
import { userMessages } from "./userMessages.rules.ts";
import { changeProfile, getProfile, register } from "./users.service.ts";

/** Returns the requester of a mailed code. Sets the browser cookie that the code requires. */
const requesterOf = (request: FastifyRequest, reply: FastifyReply): Requester => ({
  browserHash: rememberBrowser(request, reply),
  source: sourceOf(request),
});

const accountRoutes = (context: Context): RouteDefinition[] => [
  route(endpoints.register, async ({ body, request, reply }) => {
    const userId = await register(context, body, requesterOf(request, reply));
    request.log.info({ userId }, "registered");
    return { status: 201, body: { message: userMessages.registered } };
  }),
  route(endpoints.getUser, async ({ session }) => ({
    status: 200,
    body: await getProfile(context, session.userId),
  })),
  route(endpoints.updateUser, async ({ session, body, request, reply }) => {
    const user = await changeProfile(context, session, body, () => requesterOf(request, reply));
    request.log.info({ userId: user.id }, "profile changed");
    return { status: 200, body: user };
  }),
  route(emailProofEndpoints.askForEmailProof, async ({ session, request, reply }) => {
    const outcome = await askForProof(context, session.userId, requesterOf(request, reply));
    const { codeSent, emailProved } = userMessages;
    return { status: 200, body: { message: outcome === "sent" ? codeSent : emailProved } };
  }),
  route(emailProofEndpoints.proveEmail, async ({ session: { userId }, body, request }) => {
    const browserHash = browserHashOf(request) ?? "";
    await proveEmail(context, { userId, browserHash, source: sourceOf(request), code: body.otp });
    request.log.info({ userId }, "email proved");
    return { status: 200, body: { message: userMessages.emailProved } };
  }),
];

const sessionRoutes = (context: Context): RouteDefinition[] => [
  route(endpoints.login, async ({ body, request, reply }) => {
    const attempt = request.server.loginAttempt(request);
    await attempt.consume();
    const browserHash = browserHashOf(request);
    const user = await checkLogin(context, { ...body, browserHash }, request.log).catch(
      async (error: unknown) => {
        // No password was checked.
        await attempt.undo();
        throw error;
      },
    );
    if (!user) {
      request.log.info("log-in failed");
      throw problem(401, "wrong_login", userMessages.wrongLogin);
    }
    await attempt.undo();
    await closeSessionOfCookie(context.db.write, request);
    const { db, clock } = context;
    await rememberKnownBrowser(db.write, user.id, rememberBrowser(request, reply), clock.now());
    const token = await openSession(db.write, clock, user.id, reply);
    request.log.info({ userId: user.id }, "logged in");
    return { status: 200, body: { message: userMessages.loggedIn, token, user } };
  }),
  route(endpoints.logout, async ({ session, request, reply }) => {
    await closeSession(context.db.write, session, reply);
    request.log.info({ userId: session?.userId }, "logged out");
    return { status: 200, body: { message: userMessages.loggedOut } };
  }),
];

const resetRoutes = (context: Context): RouteDefinition[] => [
  route(endpoints.forgotPassword, async ({ body, request, reply }) => {
    await sendCode(context, body.email, requesterOf(request, reply));
    request.log.info("code asked for");
    return { status: 200, body: { message: userMessages.codeSent } };
  }),
  route(endpoints.verifyOtp, async ({ body, request, reply }) => {
    const requester = { browserHash: browserHashOf(request), source: sourceOf(request) };
    setCookie(
      reply,
      "rst",
      await exchangeForTicket(context, { ...body, ...requester }),
      TICKET_LIFETIME_MS,
    );
    request.log.info("code verified");
    return { status: 200, body: { message: userMessages.codeVerified } };
  }),
  route(endpoints.resetPassword, async ({ body, request, reply }) => {
    const userId = await resetPassword(context, {
      ticket: readCookie(request, "rst"),
      email: body.email,
      password: body.newPassword,
      browserHash: browserHashOf(request),
    });
    request.log.info({ userId }, "password reset");
    clearCookies(reply, ["rst", "sid", "XSRF-TOKEN"]);
    return { status: 200, body: { message: userMessages.passwordReset } };
  }),
];

export const usersRoutes = (context: Context): RouteDefinition[] => [
  ...accountRoutes(context),
  ...sessionRoutes(context),
  ...resetRoutes(context),
];
