import type { FastifyInstance } from "fastify";
import type { Context } from "../../context.ts";
import { browserHashOf } from "../../http/browser.ts";
import { sourceOf } from "../../http/limits.ts";
import { HttpError } from "../../http/httpError.ts";
import { PROOF_PATH, askForProof, proveEmail } from "./emailProof.service.ts";
import { acceptForms, fieldOf, pageOf, pageSender } from "./mailedPages.ts";
import type { MailedPage } from "./mailedPages.ts";
import { userMessages } from "./userMessages.rules.ts";
import { findUnproved } from "./users.repo.ts";

const AGAIN_PATH = `${PROOF_PATH}/again`;

const form = (code: string, refusal = ""): MailedPage =>
  pageOf(
    "Confirm your email address",
    `${
      refusal === ""
        ? ""
        : `<p role="alert">${refusal}. The code works for 24 hours, once, and only in the browser in which you asked for it.</p>`
    }<form method="post" action="${PROOF_PATH}"><p><label for="code">Code from the mail</label> <input id="code" name="code" inputmode="numeric" autocomplete="one-time-code" value="${code}" required></p><button type="submit">Confirm</button></form><form method="post" action="${AGAIN_PATH}"><p>No code, or too old a one? Log in with this browser, then <button type="submit">Send a new code</button></p></form>`,
  );

const sent = pageOf(
  "Check your mail",
  `<p>If this browser is logged in to an account whose email address is not confirmed, and no other account has confirmed it, a code was sent there.</p><p><a href="${PROOF_PATH}">Enter the code</a></p>`,
);

const notSent = (reason: string): MailedPage =>
  pageOf(
    "No code was sent",
    `<p role="alert">${reason}</p><p><a href="${PROOF_PATH}">Enter the code</a></p>`,
  );

const done = pageOf(userMessages.emailProved, '<p><a href="/">Go on shopping</a></p>');

/**
 * Serves the page behind the link that proves an email address. It works only in the browser that requested it. So no
 * recipient proves it by accident for another person's account. GET changes nothing, because only the form's POST does.
 */
export const registerEmailProof = (app: FastifyInstance, context: Context): void => {
  void app.register(async (pages) => {
    acceptForms(pages);
    const sendPage = pageSender(context);
    const options = { config: { open: true }, schema: { hide: true } } as const;
    pages.get(PROOF_PATH, options, async (request, reply) => {
      const code = fieldOf(request, "code");
      return sendPage(reply, 200, form(/^\d{6}$/.test(code) ? code : ""));
    });
    pages.post(AGAIN_PATH, options, async (request, reply) => {
      const browserHash = browserHashOf(request);
      const user = browserHash && (await findUnproved(context.db.read, browserHash));
      try {
        if (browserHash && user)
          await askForProof(context, user.id, { browserHash, source: sourceOf(request) });
      } catch (error) {
        if (!(error instanceof HttpError) || error.statusCode >= 500) throw error;
        if (error.statusCode === 429) return sendPage(reply, 429, notSent(error.message));
        // Another account owns the email address. The page does not reveal that.
      }
      return sendPage(reply, 200, sent);
    });
    pages.post(PROOF_PATH, options, async (request, reply) => {
      const browserHash = browserHashOf(request) ?? "";
      const code = fieldOf(request, "code").trim().slice(0, 64);
      try {
        const source = sourceOf(request);
        const userId = await proveEmail(context, { browserHash, source, code });
        request.log.info({ userId }, "email proved");
        return await sendPage(reply, 200, done);
      } catch (error) {
        if (!(error instanceof HttpError) || error.statusCode >= 500) throw error;
        return sendPage(reply, error.statusCode, form("", error.message));
      }
    });
  });
};
