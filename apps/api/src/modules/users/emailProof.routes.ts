import type { FastifyInstance } from "fastify";
import type { Context } from "../../context.ts";
import { browserHashOf } from "../../http/browser.ts";
import { sourceOf } from "../../http/limits.ts";
import { Problem } from "../../http/problem.ts";
import { PROOF_PATH, proveEmail } from "./emailProof.service.ts";
import { acceptForms, fieldOf, pageOf, sendPage } from "./mailedPages.ts";
import { userMessages } from "./users.messages.ts";

const form = (code: string, refusal = ""): string =>
  pageOf(
    "Confirm your email address",
    `${
      refusal === ""
        ? ""
        : `<p role="alert">${refusal}. The code works for 24 hours, once, and only in the browser in which you asked for it.</p>`
    }<form method="post" action="${PROOF_PATH}"><p><label for="code">Code from the mail</label> <input id="code" name="code" inputmode="numeric" autocomplete="one-time-code" value="${code}" required></p><button type="submit">Confirm</button></form>`,
  );

const done = pageOf(userMessages.emailProved, '<p><a href="/">Go on shopping</a></p>');

/**
 * The link in a mail that asks an address to prove itself. It works only in the browser that asked: whoever else opens
 * it, such as a person whose address somebody else registered, gives nothing away. Reading it changes nothing; the
 * button does.
 */
export const registerEmailProof = (app: FastifyInstance, context: Context): void => {
  void app.register(async (pages) => {
    acceptForms(pages);
    const options = { config: { open: true }, schema: { hide: true } } as const;
    pages.get(PROOF_PATH, options, async (request, reply) => {
      const code = fieldOf(request, "code");
      return sendPage(reply, 200, form(/^\d{6}$/.test(code) ? code : ""));
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
        if (!(error instanceof Problem) || error.statusCode >= 500) throw error;
        return sendPage(reply, error.statusCode, form("", error.message));
      }
    });
  });
};
