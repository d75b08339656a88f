import { SHOP_TIME_ZONE } from "@pallu/contract";
import type { FastifyReply, FastifyRequest } from "fastify";
import { addMs } from "../../clock.ts";
import type { Context } from "../../context.ts";
import { deskBaseOf, shopUrlOf } from "../../config.ts";
import type { Db } from "../../db/client.ts";
import { transact } from "../../db/transact.ts";
import type { StaffRow } from "../../http/auth/staff.repo.ts";
import { markStaffConfirmed, markStaffSeen } from "../../http/auth/staff.repo.ts";
import { CONFIRMED_MS, roleScopes } from "../../http/auth/staff.rules.ts";
import { deskBrowserHashOf, rememberDeskBrowser } from "../../http/deskCookies.ts";
import { HttpError, merchantError } from "../../http/httpError.ts";
import { deskRoute } from "../../http/route.ts";
import type { RouteDefinition } from "../../http/route.ts";
import { closeStaffSession, openStaffSession, staffOf } from "../../http/staffSessions.ts";
import type { StaffSession } from "../../http/staffSessions.ts";
import { queueMail } from "../mail/mail.repo.ts";
import { readBrand } from "../shop/shopParts.repo.ts";
import { checkPassword } from "../users/checkCredentials.ts";
import { acceptInvitation, readInvitation } from "./deskInvitations.service.ts";
import { deskMessages, newBrowserMail } from "./deskMessages.rules.ts";
import { countPasskeys } from "./deskPasskeys.repo.ts";
import type { PasskeySite } from "./deskPasskeys.service.ts";
import { deskPeopleEndpoints } from "./deskPeople.rules.ts";
import { findStaff, rememberStaffBrowser } from "./deskPeople.repo.ts";
import type { InvitationRow } from "./deskPeople.repo.ts";
import { changeStaff } from "./deskPeople.service.ts";
import { checkOwnCode, checkSignIn, replaceRecoveryCodes } from "./deskSignIn.service.ts";
import { otpauthUrlOf } from "./secondFactor.rules.ts";

/** What a desk without an address in the settings is reached at. */
export const originOf = ({ protocol, host }: FastifyRequest): string => `${protocol}://${host}`;

/** Returns the site that passkeys are bound to: the address of the desk in the settings, else that of the request. */
export const passkeySiteOf = ({ config }: Context, request: FastifyRequest): PasskeySite => {
  const { hostname, origin } = new URL(deskBaseOf(config) ?? originOf(request));
  return { id: hostname, origin };
};

/** Returns what the desk's pages know of a session. */
const sessionAnswer = async (
  context: Context,
  request: FastifyRequest,
  { member, token, endsAt, confirmedUntil }: StaffSession,
) => {
  const { db, config } = context;
  const { id, email, name, role } = member;
  return {
    signedIn: true as const,
    token,
    staff: { id, email, name, role },
    scopes: [...roleScopes[role]],
    endsAt: endsAt.toISOString(),
    confirmedUntil: confirmedUntil?.toISOString() ?? null,
    recoveryCodesLeft: member.recoveryHashes.length,
    passkeys: await countPasskeys(db.read, id, passkeySiteOf(context, request).id),
    shop: {
      name: (await readBrand(db.read, config)).name,
      url: shopUrlOf(config) ?? originOf(request),
      currency: "INR" as const,
      timeZone: SHOP_TIME_ZONE as typeof SHOP_TIME_ZONE,
    },
  };
};

/** Opens a session in a browser. A mail tells of one that is new, unless the member of staff has just been invited. */
const signInAt = async (
  context: Context,
  tx: Db,
  { member, isInvited }: { member: StaffRow; isInvited: boolean },
  reply: FastifyReply,
): Promise<StaffSession> => {
  const { clock, config } = context;
  const now = clock.now();
  const session = await openStaffSession(context, tx, member, reply);
  await markStaffSeen(tx, session, now);
  const browserHash = rememberDeskBrowser(reply, config);
  const isNew = await rememberStaffBrowser(tx, { staffId: member.id, browserHash, seenAt: now });
  if (isNew && !isInvited) {
    const { browser } = session;
    const brand = await readBrand(tx, config);
    await queueMail(tx, newBrowserMail(member.email, { browser, moment: now }, brand), clock);
  }
  return session;
};

/** Opens a session of a member of staff who has given what it takes, instead of the browser's former one. */
export const answerSignIn = async (
  context: Context,
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
  proved: StaffRow,
) => {
  await closeStaffSession(context, request, reply);
  const session = await transact(context.db.write, async (tx) => {
    const member = (await findStaff(tx, proved.id)) ?? proved;
    return signInAt(context, tx, { member, isInvited: false }, reply);
  });
  request.log.info({ staffId: proved.id }, "signed in to the desk");
  return { status: 200, body: await sessionAnswer(context, request, session) } as const;
};

/** Notes that the member of staff of a session has just given the second factor. */
export const answerConfirmation = async (context: Context, request: FastifyRequest) => {
  const { db, clock } = context;
  const session = staffOf(request);
  const now = clock.now();
  await markStaffConfirmed(db.write, session.id, now);
  const member = (await findStaff(db.write, session.staffId)) ?? session.member;
  const confirmed = { ...session, member, confirmedUntil: addMs(now, CONFIRMED_MS) };
  return { status: 200, body: await sessionAnswer(context, request, confirmed) } as const;
};

const sessionRoutes = (context: Context): RouteDefinition[] => [
  deskRoute(deskPeopleEndpoints.getDeskSession, "invited", async ({ request }) => ({
    status: 200,
    body: request.staff
      ? await sessionAnswer(context, request, request.staff)
      : { signedIn: false as const },
  })),
  deskRoute(deskPeopleEndpoints.signIn, "everybody", async ({ body, request, reply }) => {
    const attempt = request.server.loginAttempt(request);
    await attempt.consume();
    const browserHash = deskBrowserHashOf(request, context.config);
    const member = await checkSignIn(context, { ...body, browserHash }, request.log).catch(
      async (error: unknown) => {
        // Only wrong ones stay counted: otherwise no password was checked.
        if (!(error instanceof HttpError) || error.statusCode !== 401) await attempt.undo();
        else request.log.info("sign-in to the desk failed");
        throw error;
      },
    );
    await attempt.undo();
    return answerSignIn(context, { request, reply }, member);
  }),
  deskRoute(deskPeopleEndpoints.signOut, "everybody", async ({ request, reply }) => {
    await closeStaffSession(context, request, reply);
    request.log.info({ staffId: request.staff?.staffId }, "signed out of the desk");
    return { status: 200, body: { signedIn: false as const } };
  }),
  deskRoute(deskPeopleEndpoints.signOutEverywhere, "staff", async ({ request, reply }) => {
    const { staffId, member } = staffOf(request);
    const { db, clock } = context;
    const actor = { kind: "staff", name: member.email } as const;
    await changeStaff({ db: db.write, clock }, staffId, { action: "signout" }, actor);
    await closeStaffSession(context, request, reply);
    return { status: 200, body: { signedIn: false as const } };
  }),
  deskRoute(deskPeopleEndpoints.confirmSession, "staff", async ({ body, request }) => {
    await checkOwnCode(context, staffOf(request).member, body.code);
    return answerConfirmation(context, request);
  }),
  deskRoute(
    deskPeopleEndpoints.replaceRecoveryCodes,
    "staff",
    async ({ request }) => ({
      status: 200,
      body: { recoveryCodes: await replaceRecoveryCodes(context, staffOf(request).member) },
    }),
    { confirm: true },
  ),
];

const refusals = {
  unknown: () => merchantError(404, "unknown_invitation", deskMessages.unknownInvitation),
  used: () => merchantError(410, "used_invitation", deskMessages.usedInvitation),
  expired: () => merchantError(410, "expired_invitation", deskMessages.expiredInvitation),
};

const requireInvitation = async ({ db, clock }: Context, token: string): Promise<InvitationRow> => {
  const found = await readInvitation(db.write, token, clock.now());
  if (found.kind !== "open") throw refusals[found.kind]();
  return found.invitation;
};

const acceptRefusal = (kind: "wrong_code" | "overtaken" | "disabled", now: Date): HttpError => {
  if (kind === "wrong_code")
    return merchantError(422, "wrong_code", deskMessages.wrongFirstCode(now));
  return kind === "disabled"
    ? merchantError(409, "disabled", deskMessages.disabled)
    : refusals.used();
};

const invitationRoutes = (context: Context): RouteDefinition[] => [
  deskRoute(deskPeopleEndpoints.openInvitation, "invited", async ({ body }) => {
    const { email, role, expiresAt, totpSecret } = await requireInvitation(context, body.token);
    const { name } = await readBrand(context.db.read, context.config);
    return {
      status: 200,
      body: {
        email,
        role,
        expiresAt: expiresAt.toISOString(),
        secret: totpSecret,
        otpauthUrl: otpauthUrlOf(totpSecret, email, name),
      },
    };
  }),
  deskRoute(
    deskPeopleEndpoints.acceptInvitation,
    "invited",
    async ({ body: { token, name, password, code }, request, reply }) => {
      const invitation = await requireInvitation(context, token);
      await checkPassword(password, { email: invitation.email, username: name });
      const outcome = await acceptInvitation(
        { db: context.db.write, clock: context.clock },
        invitation,
        { name, password, code },
        async (tx, member) => {
          const session = await signInAt(context, tx, { member, isInvited: true }, reply);
          // After the response timeout nobody would ever see the recovery codes.
          request.deadline.throwIfAborted();
          return session;
        },
      );
      if (outcome.kind !== "accepted") throw acceptRefusal(outcome.kind, context.clock.now());
      const { session, recoveryCodes } = outcome;
      request.log.info({ staffId: session.staffId }, "invitation to the desk accepted");
      const answer = await sessionAnswer(context, request, session);
      return { status: 200, body: { ...answer, recoveryCodes } };
    },
  ),
];

/** The endpoints of sessions and invitations. */
export const deskSessionRoutes = (context: Context): RouteDefinition[] => [
  ...sessionRoutes(context),
  ...invitationRoutes(context),
];
