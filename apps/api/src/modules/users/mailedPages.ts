import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Context } from "../../context.ts";
import { readBrand } from "../shop/shopParts.repo.ts";

/** The CSP of pages that mails link to: no script, no style, only their own forms. */
const POLICY =
  "default-src 'none'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'; sandbox allow-forms allow-same-origin";

/** A page that a mail links to. The body is HTML. */
export interface MailedPage {
  title: string;
  body: string;
}

export const pageOf = (title: string, body: string): MailedPage => ({ title, body });

/** Escapes text for HTML. */
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"'`]/g, (character) => `&#${character.charCodeAt(0)};`);

const htmlOf = ({ title, body }: MailedPage, shopName: string): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${title} | ${escapeHtml(shopName)}</title></head><body><main><h1>${title}</h1>${body}</main></body></html>`;

/** Returns a function that sends a page with the name of the shop. */
export const pageSender =
  ({ db, config }: Pick<Context, "db" | "config">) =>
  async (reply: FastifyReply, status: number, page: MailedPage): Promise<FastifyReply> =>
    sendHtml(reply, status, htmlOf(page, (await readBrand(db.read, config)).name));

const sendHtml = (reply: FastifyReply, status: number, html: string): FastifyReply =>
  reply
    .code(status)
    .header("cache-control", "no-store")
    .header("content-security-policy", POLICY)
    .header("referrer-policy", "same-origin")
    .type("text/html; charset=utf-8")
    .send(html);

/** Accepts `application/x-www-form-urlencoded` bodies. */
export const acceptForms = (pages: FastifyInstance): void => {
  pages.addContentTypeParser<string>(
    "application/x-www-form-urlencoded",
    { parseAs: "string", bodyLimit: 4096 },
    (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(body))),
  );
};

/** Returns a field of the body or of the URL's query. Empty when it is absent or given twice. */
export const fieldOf = ({ body, query }: FastifyRequest, name: string): string => {
  const value = { ...(query as object), ...(body as object | undefined) } as Record<
    string,
    unknown
  >;
  const field = value[name];
  return typeof field === "string" ? field : "";
};
