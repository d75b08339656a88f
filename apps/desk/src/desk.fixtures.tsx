import { UiProvider } from "@pallu/ui";
import { Toaster } from "@pallu/ui/toast";
import { render } from "@testing-library/react";
import type { RenderResult } from "@testing-library/react";
import { Suspense } from "react";
import type { ReactElement, ReactNode } from "react";
import { MemoryRouter, Route, Routes } from "react-router-dom";
import { renderToString } from "react-dom/server";
import { SWRConfig, useSWRConfig } from "swr";
import { vi } from "vitest";
import { RouterLink } from "./frame/RouterLink.tsx";
import { SessionProvider } from "./platform/session.tsx";
import type { SignedIn } from "./platform/callTypes.ts";
import { readOptions } from "./platform/useRead.ts";

/** A request that a page has made. */
export interface MadeCall {
  method: string;
  /** Path and query. */
  url: string;
  body: unknown;
  headers: Headers;
}

/** Answers a call: a body (200), or a Response. A promise answers when the test resolves it. */
type Handler = (call: MadeCall) => unknown;

export interface DeskServer {
  /** The calls that were made, the session's left out. */
  calls: MadeCall[];
  /** Replaces the handler of `METHOD /path`. The query is not compared. */
  answer: (name: string, handler: Handler) => void;
}

/** Returns a refusal. */
export const refuse = (
  status: number,
  code: string,
  message: string,
  more: object = {},
): Response => Response.json({ message, code, allowed: [], ...more }, { status });

/** Refuses a field of what was sent, as the API's schemas do. */
export const refuseField = (field: string, rule: string): Response =>
  refuse(422, "invalid", `The field "${field}" ${rule}`, {
    refused: [{ id: field, code: "invalid", message: rule }],
  });

export const owner: SignedIn = {
  signedIn: true,
  token: "token-of-asha",
  staff: { id: "s-1", email: "asha@example.com", name: "Asha Rao", role: "owner" },
  scopes: ["orders:read", "orders:write"],
  endsAt: "2027-03-31T10:00:00.000Z",
  confirmedUntil: null,
  recoveryCodesLeft: 10,
  passkeys: 0,
  shop: { name: "Pallu", url: "http://localhost", currency: "INR", timeZone: "Asia/Kolkata" },
};

/** A promise that the test settles. */
export const deferred = <Value,>(): {
  promise: Promise<Value>;
  resolve: (value: Value) => void;
  reject: (reason: unknown) => void;
} => {
  let resolve: (value: Value) => void = () => undefined;
  let reject: (reason: unknown) => void = () => undefined;
  const promise = new Promise<Value>((onValue, onReason) => {
    resolve = onValue;
    reject = onReason;
  });
  return { promise, resolve, reject };
};

/**
 * Replaces `fetch` by handlers of `METHOD /path`, where `:name` stands for a segment. A call without a handler fails the test.
 * Undo it with `vi.unstubAllGlobals()`.
 */
export const openDeskServer = (
  handlers: Readonly<Record<string, Handler>> = {},
  session: SignedIn | { signedIn: false } = owner,
): DeskServer => {
  const all = new Map<string, Handler>(
    Object.entries({ "GET /api/desk/session": () => session, ...handlers }),
  );
  const calls: MadeCall[] = [];
  const find = (method: string, path: string): Handler | undefined => {
    for (const [name, handler] of all) {
      const [wanted = "", pattern = ""] = name.split(" ");
      const matcher = new RegExp(`^${pattern.replaceAll(/:\w+/g, "[^/]+")}$`);
      if (wanted === method && matcher.test(path)) return handler;
    }
    return undefined;
  };
  vi.stubGlobal("fetch", async (url: string, init: RequestInit = {}) => {
    const method = init.method ?? "GET";
    const path = url.split("?")[0] ?? "";
    const call: MadeCall = {
      method,
      url,
      body: typeof init.body === "string" ? (JSON.parse(init.body) as unknown) : init.body,
      headers: new Headers(init.headers),
    };
    if (!path.startsWith("/api/desk/session")) calls.push(call);
    const handler = find(method, path);
    if (!handler) throw new Error(`No handler answers ${method} ${path}`);
    const answer = await handler(call);
    return answer instanceof Response ? answer : Response.json(answer);
  });
  return { calls, answer: (name, handler) => void all.set(name, handler) };
};

/** What the browser asked an authenticator for. */
interface Prompt {
  publicKey: unknown;
  signal?: AbortSignal;
}

/**
 * Gives the browser an authenticator. `answer` replaces what it gives. Returns what it was asked for. Undo it with
 * `vi.unstubAllGlobals()`.
 */
export const openAuthenticator = (answer?: () => Promise<never>): { prompts: Prompt[] } => {
  const prompts: Prompt[] = [];
  const bytes = Uint8Array.of(1, 2, 3).buffer;
  const give = async (prompt: Prompt): Promise<unknown> => {
    prompts.push(prompt);
    return (
      answer?.() ?? {
        id: "AQID",
        rawId: bytes,
        type: "public-key",
        response: {
          clientDataJSON: bytes,
          authenticatorData: bytes,
          signature: bytes,
          attestationObject: bytes,
          getTransports: () => ["internal"],
        },
        getClientExtensionResults: () => ({}),
      }
    );
  };
  vi.stubGlobal("PublicKeyCredential", class {});
  vi.stubGlobal(
    "navigator",
    Object.create(navigator, { credentials: { value: { get: give, create: give } } }),
  );
  return { prompts };
};

const SignedOut = (): ReactElement => <p>Signed out</p>;
const Opening = (): ReactElement => <p>Opening</p>;

type CacheSettings = ReturnType<typeof useSWRConfig>;

/**
 * Returns the settings of an empty cache that outlives its page, as that of the desk does. SWR forgets one that is
 * unmounted, and an answer that is late would throw.
 */
const openCache = (): CacheSettings => {
  let settings = {} as CacheSettings;
  const Reader = ({ onRead }: { onRead: (settings: CacheSettings) => void }): null => {
    onRead(useSWRConfig());
    return null;
  };
  renderToString(
    <SWRConfig value={{ ...readOptions, dedupingInterval: 0, provider: () => new Map() }}>
      <Reader onRead={(read) => (settings = { ...read })} />
    </SWRConfig>,
  );
  // With it, the page would have a cache of its own again.
  Reflect.deleteProperty(settings, "provider");
  return settings;
};

/**
 * Renders a page as the desk does, signed in. `path` is the URL below `/desk`, `pattern` that of the route if it has
 * parameters.
 */
export const renderPage = (
  page: ReactNode,
  { path = "/", pattern = "*" }: { path?: string; pattern?: string } = {},
): RenderResult =>
  render(
    <SWRConfig value={openCache()}>
      <UiProvider link={RouterLink} shop={{ name: "Desk" }}>
        <Toaster>
          <MemoryRouter initialEntries={[path]}>
            <Suspense fallback={null}>
              <SessionProvider signIn={SignedOut} pending={Opening}>
                <Routes>
                  <Route path={pattern} element={page} />
                  <Route path="*" element={<p>Another page</p>} />
                </Routes>
              </SessionProvider>
            </Suspense>
          </MemoryRouter>
        </Toaster>
      </UiProvider>
    </SWRConfig>,
  );

/** Also with the byte order mark. */
const wholeText = (bytes: ArrayBuffer): string =>
  new TextDecoder("utf-8", { ignoreBOM: true }).decode(bytes);

/** Returns the files that pages save from now on. Undo it with `vi.unstubAllGlobals()` and `vi.restoreAllMocks()`. */
export const watchSavedFiles = () => {
  const saved: { name: string; text: Promise<string> }[] = [];
  const blobs = new Map<string, Blob>();
  vi.stubGlobal(
    "URL",
    class extends URL {
      static override createObjectURL = (blob: Blob): string => {
        const url = `blob:${blobs.size}`;
        blobs.set(url, blob);
        return url;
      };
      static override revokeObjectURL = (): void => undefined;
    },
  );
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    const blob = blobs.get(this.href);
    if (blob) saved.push({ name: this.download, text: blob.arrayBuffer().then(wholeText) });
  });
  return saved;
};
