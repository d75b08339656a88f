import { isEmail } from "@pallu/contract";
import { opsCommand } from "../../opsCommand.rules.ts";
import type { TaskContext } from "../../context.ts";
import type { StaffRow } from "../../http/auth/staff.repo.ts";
import { inviteAgain, inviteStaff } from "../../modules/desk/deskInvitations.service.ts";
import type { NewInvitation } from "../../modules/desk/deskInvitations.service.ts";
import { deskMessages } from "../../modules/desk/deskMessages.rules.ts";
import {
  findStaffByEmail,
  listOpenInvitations,
  listStaff,
} from "../../modules/desk/deskPeople.repo.ts";
import { activeStaffSessions, changeStaff } from "../../modules/desk/deskPeople.service.ts";
import { Refusal, UsageError } from "../command.ts";
import type { ShopCommand, Terminal } from "../command.ts";
import { jsonOption, printJson, printTable } from "../print.ts";
import { dateTime } from "../values.ts";

const emailOf = (text: string | undefined): string => {
  if (text === undefined || !isEmail(text))
    throw new UsageError(`'${text ?? ""}' is not an email address, such as asha@example.com.`);
  return text;
};

const requireMember = async ({ db }: TaskContext, text: string | undefined): Promise<StaffRow> => {
  const email = emailOf(text);
  const member = await findStaffByEmail(db, email);
  if (!member) throw new Refusal(`${email} is no member of staff.`);
  return member;
};

const printLink = ({ print }: Terminal, { link, expiresAt }: NewInvitation): void => {
  print(link);
  print(`It works once, until ${dateTime(expiresAt)}. This is the only time it is shown.`);
};

const deskInvite: ShopCommand = {
  kind: "shop",
  name: "desk:invite",
  usage: "<email> [--owner]",
  summary: "Invites a member of staff to the desk and shows the link once.",
  details: [
    "The link is valid for 30 minutes. It asks for a password and an authenticator app. An earlier",
    "invitation of the same address ends. The first member of staff must be an owner.",
  ],
  options: { owner: { summary: "an owner may do everything; others serve orders and products" } },
  argumentCount: [1, 1],
  run: async (context, input, terminal) => {
    const email = emailOf(input.positionals[0]);
    const role = input.isSet("owner") ? "owner" : "staff";
    if (role === "staff" && (await listStaff(context.db)).length === 0)
      throw new Refusal("There is no owner yet: add --owner.");
    const outcome = await inviteStaff(context, { email, role }, context.actor);
    if (outcome.kind === "no_address") throw new Refusal(deskMessages.noAddress);
    if (outcome.kind === "known")
      throw new Refusal(
        outcome.isDisabled
          ? `${email} is disabled: ${opsCommand(`desk:enable ${email}`)}`
          : `${deskMessages.known(email)} For a lost second factor or password: ${opsCommand(`desk:reset ${email}`)}`,
      );
    printLink(terminal, outcome);
  },
};

const deskReset: ShopCommand = {
  kind: "shop",
  name: "desk:reset",
  usage: "<email>",
  summary: "Shows a link once that replaces password and second factor of a member of staff.",
  details: [
    "Both stay valid until the link is used. Then all sessions end, and the passkeys are removed.",
  ],
  argumentCount: [1, 1],
  run: async (context, input, terminal) => {
    const { id, email } = await requireMember(context, input.positionals[0]);
    const outcome = await inviteAgain(context, { staffId: id }, context.actor);
    if (outcome.kind === "no_address") throw new Refusal(deskMessages.noAddress);
    if (outcome.kind !== "invited")
      throw new Refusal(`${email} is disabled: ${opsCommand(`desk:enable ${email}`)}`);
    printLink(terminal, outcome);
  },
};

const deskList: ShopCommand = {
  kind: "shop",
  name: "desk:list",
  usage: "[--json]",
  summary: "Lists the members of staff and the open invitations.",
  options: jsonOption,
  argumentCount: [0, 0],
  run: async (context, input, { print }) => {
    const { db, clock } = context;
    const sessions = await activeStaffSessions(context);
    const staff = (await listStaff(db)).map(
      ({ id, email, name, role, createdAt, seenAt, disabledAt, recoveryHashes }) => ({
        email,
        name,
        role,
        createdAt,
        seenAt,
        disabledAt,
        recoveryCodesLeft: recoveryHashes.length,
        sessions: sessions.filter(({ staffId }) => staffId === id).length,
      }),
    );
    const invitations = (await listOpenInvitations(db, clock.now())).map(
      ({ email, role, expiresAt }) => ({ email, role, expiresAt }),
    );
    if (printJson(input, print, { staff, invitations })) return;
    const rows = [
      ...staff.map((member) => [
        member.email,
        member.role,
        member.disabledAt ? `disabled ${dateTime(member.disabledAt)}` : "active",
        member.seenAt ? dateTime(member.seenAt) : "never",
        String(member.sessions),
      ]),
      ...invitations.map(({ email, role, expiresAt }) => [
        email,
        role,
        `invited until ${dateTime(expiresAt)}`,
        "never",
        "0",
      ]),
    ];
    const head = ["E-mail", "Role", "State", "Last used", "Sessions"];
    printTable(print, head, rows, "There is no member of staff: the desk is off.");
  },
};

const deskDisable: ShopCommand = {
  kind: "shop",
  name: "desk:disable",
  usage: "<email>",
  summary: "Disables a member of staff and ends all sessions at once.",
  argumentCount: [1, 1],
  run: async (context, input, { print }) => {
    const { id, email, disabledAt } = await requireMember(context, input.positionals[0]);
    if (disabledAt) throw new Refusal(`${email} is disabled already.`);
    await changeStaff(context, id, { action: "disable" }, context.actor);
    print(`${email} is disabled and signed out.`);
    const owners = (await listStaff(context.db)).filter(
      (member) => member.role === "owner" && member.disabledAt === null,
    );
    if (owners.length === 0)
      print(`No owner is left: invite one with ${opsCommand("desk:invite <email> --owner")}.`);
  },
};

const deskEnable: ShopCommand = {
  kind: "shop",
  name: "desk:enable",
  usage: "<email>",
  summary: "Enables a member of staff again, with the same password and second factor.",
  argumentCount: [1, 1],
  run: async (context, input, { print }) => {
    const { id, email, disabledAt } = await requireMember(context, input.positionals[0]);
    if (!disabledAt) throw new Refusal(`${email} is enabled already.`);
    await changeStaff(context, id, { action: "enable" }, context.actor);
    print(`${email} can sign in again.`);
  },
};

export const deskCommands: readonly ShopCommand[] = [
  deskInvite,
  deskList,
  deskReset,
  deskDisable,
  deskEnable,
];
