import type { FastifyReply } from "fastify";

/** Returns a page that says why there is none, with a link to the page of the same URL. */
export const messagePage = (title: string, text: string, link = "Retry"): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title} | Pallu</title></head><body><main><h1>${title}</h1><p>${text}</p><p><a href="">${link}</a></p></main></body></html>`;

export const sendMessagePage = (reply: FastifyReply, status: number, html: string): FastifyReply =>
  reply
    .code(status)
    .header("cache-control", "no-store")
    .type("text/html; charset=utf-8")
    .send(html);

export const sendText = (reply: FastifyReply, status: number, text: string): FastifyReply =>
  reply
    .code(status)
    .header("cache-control", "no-store")
    .type("text/plain; charset=utf-8")
    .send(text);
