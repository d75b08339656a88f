import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Context } from "../../context.ts";
import { rememberBrowser } from "../../http/browser.ts";
import { clearCookies, readCookie, setCookie } from "../../http/cookies.ts";
import { HttpError } from "../../http/httpError.ts";
import { UNDO_PATH, undoEmailChange } from "./emailUndo.service.ts";
import type { Undone } from "./emailUndo.service.ts";
import { acceptForms, escapeHtml, fieldOf, pageOf, pageSender } from "./mailedPages.ts";
import type { MailedPage } from "./mailedPages.ts";
import { TICKET_LIFETIME_MS, resetPassword } from "./reset.service.ts";

const PASSWORD_PATH = `${UNDO_PATH}/password`;

const expired = pageOf(
  "This link is no longer good",
  "<p>It works once, within 72 hours. Please write to us with the form on the contact page.</p>",
);

const taken = pageOf(
  "Another account has this email address",
  "<p>It was confirmed for another account since. Please write to us with the form on the contact page.</p>",
);

const question = (token: string): MailedPage =>
  pageOf(
    "Take your account back",
    `<p>Your account gets this email address back, every device is logged out, and you choose a new password.</p><form method="post" action="${UNDO_PATH}?token=${token}"><button type="submit">Undo the change</button></form>`,
  );

/** A validated email address contains no HTML metacharacters except `&`, `'` and `` ` ``. */
const newPassword = (email: string, refusal = ""): MailedPage =>
  pageOf(
    "Your email address is back",
    `<p>Every device was logged out, and the old password is no longer valid. Please choose a new one now.</p>${
      refusal === "" ? "" : `<p role="alert">${escapeHtml(refusal)}</p>`
    }<form method="post" action="${PASSWORD_PATH}"><input type="hidden" name="email" autocomplete="username" value="${escapeHtml(email)}"><p><label for="password">New password</label> <input id="password" type="password" name="newPassword" autocomplete="new-password" required></p><button type="submit">Set the password</button></form>`,
  );

const finished = pageOf(
  "Your new password is set",
  '<p>Your account is yours again. <a href="/login">Log in</a></p>',
);

const tokenOf = (request: FastifyRequest): string | null => {
  const token = fieldOf(request, "token");
  return /^[\w-]{43}$/.test(token) ? token : null;
};

const showUndone = (
  sendPage: ReturnType<typeof pageSender>,
  reply: FastifyReply,
  undone: Undone,
): Promise<FastifyReply> => {
  if (undone.kind === "unknown") return sendPage(reply, 400, expired);
  if (undone.kind === "taken") return sendPage(reply, 409, taken);
  setCookie(reply, "rst", undone.ticket, TICKET_LIFETIME_MS);
  return sendPage(reply, 200, newPassword(undone.email));
};

/**
 * Serves the page behind the link in the notice of a changed email address. GET changes nothing, because mail programs
 * prefetch links; only the form's POST does. The next page sets a new password.
 */
export const registerEmailUndo = (app: FastifyInstance, context: Context): void => {
  void app.register(async (pages) => {
    acceptForms(pages);
    const sendPage = pageSender(context);
    const options = { config: { open: true }, schema: { hide: true } } as const;
    pages.get(UNDO_PATH, options, async (request, reply) => {
      const token = tokenOf(request);
      return token === null ? sendPage(reply, 400, expired) : sendPage(reply, 200, question(token));
    });
    pages.post(UNDO_PATH, options, async (request, reply) => {
      const token = tokenOf(request);
      const undone = token === null ? null : await undoEmailChange(context, token);
      if (undone?.kind === "done") request.log.info("change of email undone");
      return showUndone(sendPage, reply, undone ?? { kind: "unknown" });
    });
    pages.post(PASSWORD_PATH, options, async (request, reply) => {
      const email = fieldOf(request, "email").slice(0, 254);
      const password = fieldOf(request, "newPassword");
      try {
        const userId = await resetPassword(context, {
          ticket: readCookie(request, "rst"),
          email,
          password,
          browserHash: rememberBrowser(request, reply),
        });
        request.log.info({ userId }, "password reset");
      } catch (error) {
        if (!(error instanceof HttpError) || error.statusCode !== 400) throw error;
        return sendPage(reply, 400, newPassword(email, error.message));
      }
      clearCookies(reply, ["rst", "sid", "XSRF-TOKEN"]);
      return sendPage(reply, 200, finished);
    });
  });
};
