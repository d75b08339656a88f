import { randomUUID } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { Secret, TOTP } from "otpauth";
import type { Journal } from "../harness/checks/journal.ts";
import { bodyOf } from "../harness/client.ts";
import type { ClientRequest, Reply } from "../harness/client.ts";
import type { ApiAccess } from "./apiStaff.ts";
import type { RunOps } from "./operator.ts";
import { retryUntilResponse } from "./retryUntilResponse.ts";
import type { Send } from "./retryUntilResponse.ts";

/** What browsers say of requests that a page sends to its own origin. */
const ownPage = { "sec-fetch-site": "same-origin" };

/** A code is valid once, and the clock of the shop may be wrong for a while. */
const CODE_PAUSE_MS = 5000;
const MAX_CODES = 24;

const codeOf = (secret: string): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate();

/**
 * Invites a member of staff by a command, accepts the invitation as its page does, and stays signed in. No entry of the audit
 * log may contain what authenticates the session.
 */
export const openDeskSession = async (
  { email, isOwner }: { email: string; isOwner: boolean },
  { send, run, journal }: { send: Send; run: RunOps; journal: Journal },
): Promise<ApiAccess> => {
  const post = async (
    path: string,
    body: unknown,
    { headers, ...credentials }: ApiAccess["credentials"] = {},
  ) => {
    const request: ClientRequest = {
      ...credentials,
      method: "POST",
      path: `/api/desk/${path}`,
      headers: { ...ownPage, ...headers },
      body,
    };
    return retryUntilResponse(send, request);
  };
  const invited = await run("desk:invite", email, ...(isOwner ? ["--owner"] : []));
  const token = /#token=(\S+)/.exec(invited.output)?.[1];
  if (token === undefined) throw new Error(`desk:invite: ${invited.output}`);
  const offer = bodyOf(await post("invitations/open", { token })) as { secret: string };
  const password = `loom-${randomUUID()}`;
  /** Sends a code, and another one until none is called wrong. */
  const sendCode = async (
    path: string,
    body: object,
    credentials: ApiAccess["credentials"] = {},
  ): Promise<Reply> => {
    for (let attempt = 0; attempt < MAX_CODES; attempt++) {
      const reply = await post(path, { ...body, code: codeOf(offer.secret) }, credentials);
      if ((bodyOf(reply) as { code?: string }).code !== "wrong_code") return reply;
      await wait(CODE_PAUSE_MS);
    }
    throw new Error(`${email} could not enter a code.`);
  };
  // Histories have the name of a member of staff, and the audit log has the e-mail address.
  let accepted = await sendCode("invitations/accept", { token, name: email, password });
  if (accepted.status === 410) {
    // The response that accepted it was lost.
    accepted = await sendCode("session", { email, password });
    journal.signIns.push(email);
  }
  if (accepted.status !== 200) throw new Error(`The invitation: ${accepted.text}`);
  const session = bodyOf(accepted) as { token: string; recoveryCodes?: string[] };
  const cookie = (accepted.headers["set-cookie"] ?? [])
    .map((each) => each.split(";")[0] ?? "")
    .join("; ");
  const credentials = { cookie, headers: { ...ownPage, "x-desk-token": session.token } };
  const secrets = [token, offer.secret, password, session.token, ...(session.recoveryCodes ?? [])];
  journal.secrets.push(...secrets, /desk=([^;]+)/.exec(cookie)?.[1] ?? cookie);
  return {
    basePath: "/api/desk",
    actor: "staff",
    by: email,
    credentials,
    confirm: async () => {
      const { status, text } = await sendCode("session/confirm", {}, credentials);
      if (status !== 200) throw new Error(`A code of ${email}: ${text}`);
    },
  };
};
