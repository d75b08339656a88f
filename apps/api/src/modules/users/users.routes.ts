import { endpoints } from "@pallu/contract/schemas";
import type { Context } from "../../context.ts";
import { clearCookies, readCookie, setCookie } from "../../http/cookies.ts";
import { problem } from "../../http/problem.ts";
import { route } from "../../http/route.ts";
import type { RouteDefinition } from "../../http/route.ts";
import { closeCarriedSession, closeSession, openSession } from "../../http/session.ts";
import { checkLogin } from "./login.service.ts";
import { TICKET_LIFE, exchangeForTicket, resetPassword, sendCode } from "./reset.service.ts";
import { userMessages } from "./users.messages.ts";
import { changeProfile, getProfile, register } from "./users.service.ts";

const accountRoutes = (context: Context): RouteDefinition[] => [
  route(endpoints.register, async ({ body, request }) => {
    const userId = await register(context, body);
    request.log.info({ userId }, "registered");
    return { status: 201, body: { message: userMessages.registered } };
  }),
  route(endpoints.getUser, async ({ session }) => ({
    status: 200,
    body: await getProfile(context, session.userId),
  })),
  route(endpoints.updateUser, async ({ session, body, request }) => {
    const user = await changeProfile(context, session.userId, body);
    request.log.info({ userId: user.id }, "profile changed");
    return { status: 200, body: user };
  }),
];

const sessionRoutes = (context: Context): RouteDefinition[] => [
  route(endpoints.login, async ({ body, request, reply }) => {
    const { wrongLogins } = request.server;
    await wrongLogins.check(request);
    const user = await checkLogin(context, body.email, body.password, request.log);
    if (!user) {
      await wrongLogins.count(request);
      request.log.info("log-in failed");
      throw problem(401, userMessages.wrongLogin);
    }
    await closeCarriedSession(context.db, request);
    const token = await openSession(context.db, context.clock, user.id, reply);
    request.log.info({ userId: user.id }, "logged in");
    return { status: 200, body: { message: userMessages.loggedIn, token, user } };
  }),
  route(endpoints.logout, async ({ session, request, reply }) => {
    await closeSession(context.db, session, reply);
    request.log.info({ userId: session?.userId }, "logged out");
    return { status: 200, body: { message: userMessages.loggedOut } };
  }),
];

const resetRoutes = (context: Context): RouteDefinition[] => [
  route(endpoints.forgotPassword, async ({ body, request }) => {
    await sendCode(context, body.email);
    request.log.info("code asked for");
    return { status: 200, body: { message: userMessages.codeSent } };
  }),
  route(endpoints.verifyOtp, async ({ body, request, reply }) => {
    setCookie(reply, "rst", await exchangeForTicket(context, body.email, body.otp), TICKET_LIFE);
    request.log.info("code verified");
    return { status: 200, body: { message: userMessages.codeVerified } };
  }),
  route(endpoints.resetPassword, async ({ body, request, reply }) => {
    const ticket = readCookie(request, "rst");
    const userId = await resetPassword(context, ticket, body.email, body.newPassword);
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
