import { checkShopPart, isPartName } from "@pallu/contract/shop";
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { CallApi } from "./callApi.ts";
import { acceptForms } from "./formPosts.ts";
import type { FormFields } from "./formPosts.ts";
import { escapeHtml } from "./messagePage.ts";
import type { SendMessagePage } from "./messagePage.ts";
import type { RenderUnsaved } from "./pages.ts";
import { previewPolicy } from "./policy.ts";

/** Where the desk posts a part that is not saved. Below `/api/desk`, which alone gets the cookie of the desk. */
const previewPath = "/api/desk/preview";

/** Whether a request asks for a preview. */
export const isPreview = ({ method, url }: { method?: string; url?: string }): boolean =>
  method === "POST" && url === previewPath;

/** Whether a request is for a preview or for a picture or font in it. */
export const belongsToPreview = (request: FastifyRequest): boolean =>
  isPreview(request) || /^\/assets\/(?:pictures\/|[^/?]+\.woff2$)/.test(request.url);

/** Three times the largest body of the desk's calls, because a byte may be sent as `%E0`. */
const MAX_FORM_BYTES = 3 * 256 * 1024;

/** Scripts, what is shown without them, and what needs them. React and `embed` escape every other `<` and `"`. */
const scripted = /<(script|noscript)\b.*?<\/\1>| autofocus=""/gs;

/** A link of a page up to the first character of its address. */
const linkStart = /<a\b([^>]*? href=")(?!#)(\/?)/g;

/** Returns a page without scripts, whose links open the shop in another tab. */
const withoutScripts = (html: string, origin: string | null): string =>
  html
    .replace(scripted, "")
    .replace(linkStart, (_link, before: string, slash: string) =>
      [`<a target="_blank"`, before, slash && `${origin ?? ""}/`].join(""),
    );

const parsed = (json: string): unknown => {
  try {
    return JSON.parse(json) as unknown;
  } catch {
    return null;
  }
};

interface PreviewOptions {
  callApi: CallApi;
  renderUnsaved: RenderUnsaved;
  sendMessagePage: SendMessagePage;
}

/**
 * Shows a page of the shop with a part that is not saved, to the member of staff who posts it (docs/decisions/0071). Nothing is
 * stored. The API checks session, token, scope and part, by a dry run of saving it.
 */
export const addPreview = async (
  app: FastifyInstance,
  { callApi, renderUnsaved, sendMessagePage }: PreviewOptions,
): Promise<void> => {
  const refuse = (reply: FastifyReply, status: number, text: string): FastifyReply =>
    sendMessagePage(reply, status, {
      title: "There is no preview",
      text: escapeHtml(text),
      link: null,
    });

  /** Returns the answer of the API to a part that would be saved. */
  const check = (request: FastifyRequest, fields: FormFields): Promise<Response> => {
    const { cookie = "", host = "", "sec-fetch-site": site } = request.headers;
    const { part = "", value = "", expected = "", token = "" } = fields;
    return callApi(request, `/api/desk/shop/parts/${encodeURIComponent(part)}`, {
      method: "PUT",
      headers: {
        "content-type": "application/json",
        cookie,
        host,
        "x-desk-token": token,
        // Not sent over plain http, where a form has no origin either. The token shows that a page of the desk has sent it.
        "sec-fetch-site": typeof site === "string" ? site : "same-origin",
      },
      body: JSON.stringify({ value: parsed(value), expected: expected || null, dryRun: true }),
    });
  };

  await app.register(async (scope) => {
    scope.addHook("onRequest", async (_request, reply) => {
      reply.headers({
        "cache-control": "no-store",
        "content-security-policy": previewPolicy([]),
        "x-frame-options": "SAMEORIGIN",
      });
    });
    acceptForms(scope, MAX_FORM_BYTES);
    scope.setErrorHandler<FastifyError>((error, request, reply) => {
      const status = error.statusCode ?? 500;
      if (status < 500) return refuse(reply, status, "The shop cannot read this part.");
      request.log.warn({ err: error }, "a preview failed");
      return refuse(reply, status, "The shop is busy. Please try again in a few seconds.");
    });
    scope.post<{ Body: FormFields | undefined }>(previewPath, async (request, reply) => {
      const fields = request.body ?? {};
      const { part: name = "", value = "", page = "/" } = fields;
      const checked = await check(request, fields);
      if (!checked.ok) {
        const { message } = (await checked.json()) as { message: string };
        return refuse(reply, checked.status, message);
      }
      const { part } = isPartName(name) ? checkShopPart(name, parsed(value)) : {};
      if (!isPartName(name) || !part) return refuse(reply, 422, "The shop cannot read this part.");
      const unsaved = { name, value: part };
      const { html, inline, origin } = await renderUnsaved(request, reply, page, unsaved);
      return reply
        .header("content-security-policy", previewPolicy(inline.styles))
        .type("text/html; charset=utf-8")
        .send(withoutScripts(html, origin));
    });
  });
};
