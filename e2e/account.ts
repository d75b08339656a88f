import { randomUUID } from "node:crypto";
import type { BrowserContextOptions } from "playwright";

type Method = "GET" | "POST" | "PUT" | "DELETE";

export interface Account {
  id: string;
  email: string;
  /** Storage state after the login, to open a context with. */
  storageState: Exclude<NonNullable<BrowserContextOptions["storageState"]>, string>;
  /** Sends an API call as this account. Rejects on an error status. */
  call: <T>(method: Method, path: string, body?: unknown) => Promise<T>;
}

/** Password of all test accounts. */
export const password = "loom-and-shuttle-84";

/** Sends an API call. Rejects on an error status. */
export const send = async (
  url: string,
  method: Method,
  path: string,
  body?: unknown,
  headers: Record<string, string> = {},
): Promise<Response> => {
  const response = await fetch(url + path, {
    method,
    headers: {
      ...headers,
      ...(body === undefined ? {} : { "content-type": "application/json" }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  if (!response.ok)
    throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
  return response;
};

const cookiesOf = (response: Response): Map<string, string> =>
  new Map(
    response.headers.getSetCookie().map((line) => {
      const [pair = ""] = line.split(";");
      const at = pair.indexOf("=");
      return [pair.slice(0, at), pair.slice(at + 1)];
    }),
  );

const accountFrom = async (url: string, email: string, login: Response): Promise<Account> => {
  const cookies = cookiesOf(login);
  const { token, user } = (await login.json()) as { token: string; user: { id: string } };
  const headers = {
    cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join("; "),
    "x-xsrf-token": decodeURIComponent(cookies.get("XSRF-TOKEN") ?? ""),
  };
  return {
    id: user.id,
    email,
    storageState: {
      cookies: [...cookies].map(([name, value]) => ({
        name,
        value,
        domain: new URL(url).hostname,
        path: "/",
        expires: -1,
        httpOnly: name !== "XSRF-TOKEN",
        secure: false,
        sameSite: "Lax" as const,
      })),
      origins: [
        {
          origin: url,
          localStorage: [
            { name: "token", value: token },
            { name: "user", value: JSON.stringify(user) },
          ],
        },
      ],
    },
    call: async <T>(method: Method, path: string, body?: unknown): Promise<T> =>
      (await send(url, method, path, body, headers)).json() as Promise<T>,
  };
};

/** Logs in to an existing account. */
export const reopenAccount = async (url: string, email: string): Promise<Account> =>
  accountFrom(url, email, await send(url, "POST", "/api/users/login", { email, password }));

/** Registers a new account and logs in, so that tests share no cart. */
export const openAccount = async (url: string): Promise<Account> => {
  const email = `${randomUUID()}@example.com`;
  await send(url, "POST", "/api/users/register", {
    username: "Meera Iyer",
    phonenumber: "9876543210",
    email,
    password,
  });
  return reopenAccount(url, email);
};
