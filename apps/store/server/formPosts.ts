import { isCrossSite, registerBodyBudget, sessionHeaders } from "@pallu/api";
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { ShopBuild } from "./build.ts";
import type { SendRequest } from "../src/platform/data/sendRequest.ts";
import type { CallApi } from "./callApi.ts";
import type { Message, SendMessagePage } from "./messagePage.ts";
import type { SendPosted } from "./pages.ts";
import { normalizePath, splitTarget } from "./requestTarget.ts";

/** Maximum size of a form in bytes: three times that of the API's bodies, because a byte may be sent as `%E0`. */
const MAX_FORM_BYTES = 3 * 64 * 1024;

const refusal = (text: string): Message => ({
  title: "The form was not sent",
  text,
  link: "Show the page again",
});

const FOREIGN = refusal("It is on another site. Please send it from the page of the shop.");

const refusals: Record<number, Message> = {
  413: refusal("It has too much text. Please go back and shorten it."),
  415: refusal("It has a format that the shop cannot read."),
};

interface FormPostsOptions {
  findAction: (pathname: string) => ReturnType<ShopBuild["findAction"]>;
  callApi: CallApi;
  sendPosted: SendPosted;
  publicUrl: string | undefined;
  sendMessagePage: SendMessagePage;
}

const pathOf = ({ url }: FastifyRequest): string => normalizePath(splitTarget(url)[0]);

/** The fields of a posted form by their names. */
export type FormFields = Record<string, string>;

/** Returns the fields of a form. Browsers send `\r\n` for each line break. */
const fieldsOf = (body: string): FormFields =>
  Object.fromEntries(
    [...new URLSearchParams(body)].map(([name, value]) => [name, value.replaceAll("\r\n", "\n")]),
  );

/** Lets the routes of a scope read posted forms, and no other bodies. */
export const acceptForms = (scope: FastifyInstance, bodyLimit: number): void => {
  registerBodyBudget(scope);
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser<string>(
    "application/x-www-form-urlencoded",
    { parseAs: "string", bodyLimit },
    (_request, body, done) => done(null, fieldsOf(body)),
  );
};

/**
 * Returns the `fetch` of an action. It passes on the session of the browser. The response to a refused form has the status
 * and the Retry-After of the API's.
 */
const fetchFor =
  (
    callApi: CallApi,
    request: FastifyRequest,
    reply: FastifyReply,
    session: Record<string, string> | null,
  ): SendRequest =>
  async (path, init) => {
    const headers = { ...Object.fromEntries(new Headers(init.headers)), ...session };
    try {
      const response = await callApi(request, path, { ...init, headers });
      if (!response.ok) {
        request.log.warn({ path, status: response.status }, "the API refused a form");
        reply.code(response.status === 400 ? 422 : response.status);
        const retryAfter = response.headers.get("retry-after");
        if (retryAfter !== null) reply.header("retry-after", retryAfter);
      }
      return response;
    } catch (error) {
      request.log.warn({ path, err: error }, "the API cannot be reached");
      reply.code(502);
      throw error;
    }
  };

/**
 * Processes forms that the browser posts to a page, without scripts or before hydration (docs/decisions/0047). A page
 * without an action responds 204: its form needs scripts, and the browser keeps the page with everything that was typed.
 */
export const addFormPosts = async (
  app: FastifyInstance,
  { findAction, callApi, sendPosted, publicUrl, sendMessagePage }: FormPostsOptions,
): Promise<void> => {
  await app.register(async (scope) => {
    // Before the body is read, which may contain a password.
    scope.addHook("onRequest", async (request, reply) => {
      reply.header("cache-control", "no-store");
      if (isCrossSite(request, publicUrl)) return sendMessagePage(reply, 403, FOREIGN);
      if (!(await findAction(pathOf(request)))) return reply.code(204).send();
    });
    acceptForms(scope, MAX_FORM_BYTES);
    scope.setErrorHandler<FastifyError>((error, _request, reply) => {
      const message = refusals[error.statusCode ?? 500];
      // The handler of the pages handles all others.
      if (message === undefined) throw error;
      return sendMessagePage(reply, error.statusCode ?? 500, message);
    });
    scope.post<{ Body: FormFields | undefined }>("/*", async (request, reply) => {
      const url = pathOf(request);
      const action = await findAction(url);
      const session = sessionHeaders(request);
      const result = await action?.({
        fields: request.body ?? {},
        fetch: fetchFor(callApi, request, reply.code(422), session),
        hasSession: session !== null,
      });
      if (!result) return reply.code(204).send();
      if ("redirect" in result) return reply.redirect(result.redirect, 303);
      const { posted, status = reply.statusCode } = result;
      return sendPosted(request, reply, { url, status, posted });
    });
  });
};
