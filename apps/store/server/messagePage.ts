import type { FastifyReply } from "fastify";

/** The name of the demo, and of a shop behind another API. */
export const DEMO_NAME = "Pallu";

/** Why there is no page. */
export interface Message {
  title: string;
  text: string;
  /** The words of the link to the page of the same URL, null for no link. Default: `Retry`. */
  link?: string | null;
}

/** Escapes text for HTML. */
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

const pageOf = (shopName: string, { title, text, link = "Retry" }: Message): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title} | ${escapeHtml(shopName)}</title></head><body><main><h1>${title}</h1><p>${text}</p>${link === null ? "" : `<p><a href="">${link}</a></p>`}</main></body></html>`;

export type SendMessagePage = (
  reply: FastifyReply,
  status: number,
  message: Message,
) => FastifyReply;

/** Returns a function that sends a page with a message, under the name of the shop. */
export const messagePageSender =
  (shopName: () => string): SendMessagePage =>
  (reply, status, message) =>
    reply
      .code(status)
      .header("cache-control", "no-store")
      .type("text/html; charset=utf-8")
      .send(pageOf(shopName(), message));

export const sendText = (reply: FastifyReply, status: number, text: string): FastifyReply =>
  reply
    .code(status)
    .header("cache-control", "no-store")
    .type("text/plain; charset=utf-8")
    .send(text);
