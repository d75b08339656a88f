import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Context } from "../../context.ts";
import { UNDO_PATH, undoEmailChange } from "./emailUndo.service.ts";

/** Pages for whoever comes from a mail: no script, no style, no way out but their own form. */
const POLICY =
  "default-src 'none'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'; sandbox allow-forms";

const pageOf = (title: string, body: string): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${title} | Pallu</title></head><body><main><h1>${title}</h1>${body}</main></body></html>`;

const expired = pageOf(
  "This link is no longer good",
  "<p>It works once, within 72 hours. Please write to us with the form on the contact page.</p>",
);

const done = pageOf(
  "Your email address is back",
  "<p>Every device was logged out. Please set a new password with &lsquo;Forgot Password?&rsquo; on the login page.</p>",
);

const question = (token: string): string =>
  pageOf(
    "Take your account back",
    `<p>Your account gets this email address back, and every device is logged out.</p><form method="post" action="${UNDO_PATH}?token=${token}"><button type="submit">Undo the change</button></form>`,
  );

const tokenOf = ({ query }: FastifyRequest): string | null => {
  const { token } = query as { token?: unknown };
  return typeof token === "string" && /^[\w-]{43}$/.test(token) ? token : null;
};

const show = (reply: FastifyReply, status: number, html: string): FastifyReply =>
  reply
    .code(status)
    .header("cache-control", "no-store")
    .header("content-security-policy", POLICY)
    .header("referrer-policy", "same-origin")
    .type("text/html; charset=utf-8")
    .send(html);

/**
 * The link in the notice of a changed address. Reading it changes nothing, because mail programs open links ahead of
 * people; the button on the page does.
 */
export const registerEmailUndo = (app: FastifyInstance, context: Context): void => {
  void app.register(async (pages) => {
    // The form has nothing to say beyond its address.
    pages.addContentTypeParser("application/x-www-form-urlencoded", (_request, payload, parsed) => {
      payload.resume().on("end", () => parsed(null, undefined));
    });
    const options = { config: { open: true }, schema: { hide: true } } as const;
    pages.get(UNDO_PATH, options, async (request, reply) => {
      const token = tokenOf(request);
      return token === null ? show(reply, 400, expired) : show(reply, 200, question(token));
    });
    pages.post(UNDO_PATH, options, async (request, reply) => {
      const token = tokenOf(request);
      const isDone = token !== null && (await undoEmailChange(context, token));
      return isDone ? show(reply, 200, done) : show(reply, 400, expired);
    });
  });
};
