import type { FastifyRequest } from "fastify";
import type { Context } from "../../context.ts";
import type { Db } from "../../db/client.ts";
import type { StaffRow } from "../../http/auth/staff.repo.ts";
import { MAX_PASSKEYS, PASSKEY_CHALLENGE_MS } from "../../http/auth/staff.rules.ts";
import { browserNameOf } from "../../http/browserName.ts";
import { deskBrowserHashOf, rememberDeskBrowser } from "../../http/deskCookies.ts";
import { merchantError } from "../../http/httpError.ts";
import type { HttpError } from "../../http/httpError.ts";
import { deskRoute } from "../../http/route.ts";
import type { RouteDefinition } from "../../http/route.ts";
import { staffOf } from "../../http/staffSessions.ts";
import { readBrand } from "../shop/shopParts.repo.ts";
import { deskMessages } from "./deskMessages.rules.ts";
import { deskPasskeyEndpoints } from "./deskPasskeys.rules.ts";
import { listPasskeys, renamePasskey } from "./deskPasskeys.repo.ts";
import type { PasskeyRow } from "./deskPasskeys.repo.ts";
import {
  addPasskey,
  checkPasskey,
  createChallenge,
  PASSKEY_ALGORITHMS,
  removePasskey,
  userHandleOf,
} from "./deskPasskeys.service.ts";
import type { PasskeyRefusal, PasskeySite } from "./deskPasskeys.service.ts";
import { answerConfirmation, answerSignIn, passkeySiteOf } from "./deskSession.routes.ts";

const refusal = (status: number, kind: PasskeyRefusal, site: PasskeySite): HttpError => {
  if (kind === "late") return merchantError(status, "late_passkey", deskMessages.latePasskey);
  if (kind === "elsewhere")
    return merchantError(status, "passkey_elsewhere", deskMessages.passkeyElsewhere(site.origin));
  if (kind === "unverified")
    return merchantError(status, "unverified_passkey", deskMessages.unverifiedPasskey);
  if (kind === "copied") return merchantError(status, "copied_passkey", deskMessages.copiedPasskey);
  return merchantError(status, "wrong_passkey", deskMessages.wrongPasskey);
};

const descriptorsOf = (passkeys: readonly PasskeyRow[], { id }: PasskeySite) =>
  passkeys
    .filter(({ rpId }) => rpId === id)
    .map(({ credentialId, transports }) => ({
      id: credentialId,
      type: "public-key" as const,
      transports,
    }));

const requestOptions = (challenge: string, site: PasskeySite, own: readonly PasskeyRow[]) => ({
  challenge,
  rpId: site.id,
  timeout: PASSKEY_CHALLENGE_MS,
  userVerification: "required" as const,
  allowCredentials: descriptorsOf(own, site),
});

const passkeysAnswer = async (db: Db, { id }: StaffRow, site: PasskeySite) => ({
  status: 200 as const,
  body: {
    passkeys: (await listPasskeys(db, id)).map((passkey) => ({
      id: passkey.id,
      name: passkey.name,
      createdAt: passkey.createdAt.toISOString(),
      usedAt: passkey.usedAt?.toISOString() ?? null,
      site: passkey.rpId === site.id ? null : passkey.rpId,
    })),
  },
});

const tooMany = (): HttpError =>
  merchantError(409, "too_many_passkeys", deskMessages.tooManyPasskeys(MAX_PASSKEYS));

const unknownPasskey = (): HttpError =>
  merchantError(404, "unknown_passkey", deskMessages.removedPasskey);

const signInRoutes = (context: Context): RouteDefinition[] => {
  const { config } = context;
  return [
    deskRoute(deskPasskeyEndpoints.askForPasskey, "everybody", async ({ request, reply }) => {
      const use = { purpose: "sign-in", boundTo: rememberDeskBrowser(reply, config) } as const;
      const challenge = await createChallenge(context, use);
      const body = requestOptions(challenge, passkeySiteOf(context, request), []);
      return { status: 200, body };
    }),
    deskRoute(
      deskPasskeyEndpoints.signInByPasskey,
      "everybody",
      async ({ body, request, reply }) => {
        const attempt = request.server.loginAttempt(request);
        await attempt.consume();
        const site = passkeySiteOf(context, request);
        const use = {
          purpose: "sign-in",
          boundTo: deskBrowserHashOf(request, config) ?? "",
        } as const;
        const outcome = await checkPasskey(context, site, use, body, request.log);
        if (outcome.kind !== "right") {
          request.log.info({ reason: outcome.kind }, "sign-in to the desk failed");
          throw refusal(401, outcome.kind, site);
        }
        await attempt.undo();
        return answerSignIn(context, { request, reply }, outcome.member);
      },
    ),
  ];
};

const confirmRoutes = (context: Context): RouteDefinition[] => {
  const { db } = context;
  return [
    deskRoute(deskPasskeyEndpoints.askToConfirm, "staff", async ({ request }) => {
      const { id, staffId } = staffOf(request);
      const site = passkeySiteOf(context, request);
      const own = await listPasskeys(db.read, staffId);
      const challenge = await createChallenge(context, { purpose: "confirm", boundTo: id });
      return { status: 200, body: requestOptions(challenge, site, own) };
    }),
    deskRoute(deskPasskeyEndpoints.confirmByPasskey, "staff", async ({ body, request }) => {
      const session = staffOf(request);
      const site = passkeySiteOf(context, request);
      const use = { purpose: "confirm", boundTo: session.id, staffId: session.staffId } as const;
      const outcome = await checkPasskey(context, site, use, body, request.log);
      if (outcome.kind !== "right") throw refusal(422, outcome.kind, site);
      return answerConfirmation(context, request);
    }),
  ];
};

const ownRoutes = (context: Context): RouteDefinition[] => {
  const { db, config } = context;
  const confirm = { confirm: true } as const;
  const listOf = (request: FastifyRequest, from = db.write) =>
    passkeysAnswer(from, staffOf(request).member, passkeySiteOf(context, request));
  return [
    deskRoute(deskPasskeyEndpoints.listPasskeys, "staff", ({ request }) =>
      listOf(request, db.read),
    ),
    deskRoute(
      deskPasskeyEndpoints.askForNewPasskey,
      "staff",
      async ({ request }) => {
        const { id, member } = staffOf(request);
        const site = passkeySiteOf(context, request);
        const own = await listPasskeys(db.read, member.id);
        if (own.length >= MAX_PASSKEYS) throw tooMany();
        const { name } = await readBrand(db.read, config);
        return {
          status: 200,
          body: {
            challenge: await createChallenge(context, { purpose: "add", boundTo: id }),
            rp: { id: site.id, name },
            user: { id: userHandleOf(member.id), name: member.email, displayName: member.name },
            pubKeyCredParams: PASSKEY_ALGORITHMS.map((alg) => ({
              alg,
              type: "public-key" as const,
            })),
            timeout: PASSKEY_CHALLENGE_MS,
            attestation: "none",
            excludeCredentials: descriptorsOf(own, site),
            authenticatorSelection: {
              residentKey: "required",
              requireResidentKey: true,
              userVerification: "required",
            },
          },
        };
      },
      confirm,
    ),
    deskRoute(
      deskPasskeyEndpoints.addPasskey,
      "staff",
      async ({ body: { name, ...answer }, request }) => {
        const { id: boundTo, member } = staffOf(request);
        const site = passkeySiteOf(context, request);
        const browser = browserNameOf(request.headers["user-agent"]);
        const added = { answer, name, browser, boundTo };
        const outcome = await addPasskey(context, site, member, added, request.log);
        if (outcome.kind === "too_many") throw tooMany();
        if (outcome.kind !== "added") throw refusal(422, outcome.kind, site);
        return listOf(request);
      },
      confirm,
    ),
    deskRoute(
      deskPasskeyEndpoints.renamePasskey,
      "staff",
      async ({ params: { passkeyId }, body: { name }, request }) => {
        const { staffId } = staffOf(request);
        if (!(await renamePasskey(db.write, { staffId, id: passkeyId }, name)))
          throw unknownPasskey();
        return listOf(request);
      },
    ),
    deskRoute(
      deskPasskeyEndpoints.removePasskey,
      "staff",
      async ({ params: { passkeyId }, request }) => {
        const { member } = staffOf(request);
        const browser = browserNameOf(request.headers["user-agent"]);
        if (!(await removePasskey(context, member, { id: passkeyId, browser })))
          throw unknownPasskey();
        return listOf(request);
      },
      confirm,
    ),
  ];
};

/** The endpoints of passkeys. */
export const deskPasskeyRoutes = (context: Context): RouteDefinition[] => [
  ...signInRoutes(context),
  ...confirmRoutes(context),
  ...ownRoutes(context),
];
