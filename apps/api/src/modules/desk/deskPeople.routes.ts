import type { Context } from "../../context.ts";
import type { Caller } from "../../http/auth/keys.rules.ts";
import type { StaffRow, StaffSessionRow } from "../../http/auth/staff.repo.ts";
import { merchantError } from "../../http/httpError.ts";
import type { HttpError } from "../../http/httpError.ts";
import { keyRoute } from "../../http/route.ts";
import type { RouteDefinition } from "../../http/route.ts";
import { inviteAgain, inviteStaff } from "./deskInvitations.service.ts";
import { deskMessages } from "./deskMessages.rules.ts";
import { deskPeopleEndpoints } from "./deskPeople.rules.ts";
import { listOpenInvitations, listStaff } from "./deskPeople.repo.ts";
import { activeStaffSessions, changeStaff } from "./deskPeople.service.ts";
import type { StaffChange } from "./deskPeople.service.ts";
import { deskSessionRoutes, originOf } from "./deskSession.routes.ts";

const memberAnswer = (
  { id, email, name, role, createdAt, seenAt, disabledAt, recoveryHashes }: StaffRow,
  sessions: readonly StaffSessionRow[],
) => ({
  id,
  email,
  name,
  role,
  createdAt: createdAt.toISOString(),
  seenAt: seenAt?.toISOString() ?? null,
  disabledAt: disabledAt?.toISOString() ?? null,
  recoveryCodesLeft: recoveryHashes.length,
  sessions: sessions
    .filter(({ staffId }) => staffId === id)
    .map((session) => ({
      browser: session.browser,
      createdAt: session.createdAt.toISOString(),
      seenAt: session.seenAt.toISOString(),
    })),
});

const confirm = { confirm: true } as const;

const unknownMember = (): HttpError =>
  merchantError(404, "unknown_staff", "There is no such member of staff.");
const disabled = (): HttpError => merchantError(409, "disabled", deskMessages.disabled);
const noAddress = (): HttpError => merchantError(409, "no_address", deskMessages.noAddress);

const invitationRoutes = ({ db, clock, config }: Context): RouteDefinition[] => {
  const context = { db: db.write, clock, config };
  return [
    keyRoute(
      deskPeopleEndpoints.inviteStaff,
      "staff:write",
      async ({ body, caller, request }) => {
        const outcome = await inviteStaff(context, { ...body, base: originOf(request) }, caller);
        if (outcome.kind === "no_address") throw noAddress();
        if (outcome.kind === "known")
          throw outcome.isDisabled
            ? disabled()
            : merchantError(409, "known", deskMessages.known(body.email));
        const { link, expiresAt } = outcome;
        return { status: 200, body: { link, expiresAt: expiresAt.toISOString() } };
      },
      confirm,
    ),
    keyRoute(
      deskPeopleEndpoints.inviteAgain,
      "staff:write",
      async ({ params: { staffId }, caller, request }) => {
        const outcome = await inviteAgain(context, { staffId, base: originOf(request) }, caller);
        if (outcome.kind === "unknown") throw unknownMember();
        if (outcome.kind !== "invited")
          throw outcome.kind === "disabled" ? disabled() : noAddress();
        const { link, expiresAt } = outcome;
        return { status: 200, body: { link, expiresAt: expiresAt.toISOString() } };
      },
      confirm,
    ),
  ];
};

const memberRoutes = ({ db, clock }: Context): RouteDefinition[] => {
  const context = { db: db.write, clock };
  /** Makes a change and answers with the changed member of staff. */
  const changed = async (staffId: string, change: StaffChange, caller: Caller) => {
    const outcome = await changeStaff(context, staffId, change, caller);
    if (outcome.kind === "unknown") throw unknownMember();
    if (outcome.kind === "last_owner")
      throw merchantError(409, "last_owner", deskMessages.lastOwner);
    if (outcome.kind === "overtaken")
      throw merchantError(409, "overtaken", deskMessages.otherRole(outcome.role));
    return {
      status: 200 as const,
      body: memberAnswer(outcome.member, await activeStaffSessions(context)),
    };
  };
  const { setStaffRole, disableStaff, enableStaff, endStaffSessions } = deskPeopleEndpoints;
  return [
    keyRoute(deskPeopleEndpoints.listStaff, "staff:read", async () => {
      const sessions = await activeStaffSessions({ db: db.read, clock });
      const invitations = await listOpenInvitations(db.read, clock.now());
      return {
        status: 200,
        body: {
          staff: (await listStaff(db.read)).map((member) => memberAnswer(member, sessions)),
          invitations: invitations.map(({ email, role, expiresAt }) => ({
            email,
            role,
            expiresAt: expiresAt.toISOString(),
          })),
        },
      };
    }),
    keyRoute(
      setStaffRole,
      "staff:write",
      ({ params, body, caller }) => changed(params.staffId, { action: "role", ...body }, caller),
      confirm,
    ),
    keyRoute(
      disableStaff,
      "staff:write",
      ({ params, caller }) => changed(params.staffId, { action: "disable" }, caller),
      confirm,
    ),
    keyRoute(
      enableStaff,
      "staff:write",
      ({ params, caller }) => changed(params.staffId, { action: "enable" }, caller),
      confirm,
    ),
    keyRoute(
      endStaffSessions,
      "staff:write",
      ({ params, caller }) => changed(params.staffId, { action: "signout" }, caller),
      confirm,
    ),
  ];
};

/** The endpoints of sessions, invitations and members of staff. */
export const deskPeopleRoutes = (context: Context): RouteDefinition[] => [
  ...deskSessionRoutes(context),
  ...invitationRoutes(context),
  ...memberRoutes(context),
];
