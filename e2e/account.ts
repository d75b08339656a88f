import { randomUUID } from "node:crypto";
import type { BrowserContextOptions, Page } from "playwright";

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

/** Logs in by the form of the login page. */
export const logIn = async (page: Page, email: string, typed = password): Promise<void> => {
  await page.getByLabel("Email", { exact: true }).fill(email);
  await page.getByLabel("Password", { exact: true }).fill(typed);
  await page.getByRole("main").getByRole("button", { name: "Login" }).click();
};

/** Fills the bill of the checkout. */
export const fillBill = async (page: Page, email: string): Promise<void> => {
  await page.getByLabel("Full name").fill("Asha Rao");
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Phone").fill("9876543210");
  await page.getByLabel("Address line 1").fill("14 Weavers Street");
  await page.getByLabel(/Town/).fill("Coimbatore");
  await page.getByLabel(/Zip/).fill("641002");
};

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

interface Variant {
  productVariantId: string;
  stockQuantity: number;
}

/** Returns the variants, highest stock first. */
export const variantsByStock = async (url: string): Promise<Variant[]> => {
  const { data } = (await (await send(url, "GET", "/api/product-variants")).json()) as {
    data: Variant[];
  };
  return data.toSorted((one, other) => other.stockQuantity - one.stockQuantity);
};

export const addToCart = (account: Account, productVariantId: string, quantity = 1) =>
  account.call("POST", "/api/cart/add", { userId: account.id, productVariantId, quantity });

/** Adds the variants of highest stock to the cart, one for each quantity. */
export const fillCart = async (
  account: Account,
  url: string,
  quantities: number[] = [1],
): Promise<void> => {
  const variants = await variantsByStock(url);
  for (const [index, quantity] of quantities.entries())
    await addToCart(account, variants[index]?.productVariantId ?? "", quantity);
};

interface Line {
  cartId: string;
  quantity: number;
  ProductVariant: { Product: { productOfferPrice: number } };
}

/** Orders the account's cart. Returns the order id. */
export const placeOrder = async (account: Account): Promise<string> => {
  const products = await account.call<Line[]>("GET", `/api/cart/${account.id}`);
  const total = products.reduce(
    (sum, { quantity, ProductVariant }) =>
      sum + quantity * ProductVariant.Product.productOfferPrice,
    0,
  );
  const { orderId } = await account.call<{ orderId: string }>("POST", "/api/orders/checkout", {
    billData: {
      userId: account.id,
      fullName: "Meera Iyer",
      email: account.email,
      phoneNo: "9876543210",
      townCity: "Madurai",
      zipCode: "625001",
      addressLine1: "3 Dyers Lane",
      addressLine2: "",
      additionalText: "",
    },
    userId: account.id,
    products,
    total,
    couponCodeName: "",
    currency: "INR",
  });
  return orderId;
};

/** Opens an account with an order, two pieces in the cart and a wish. */
export const openBuyer = async (url: string): Promise<{ account: Account; orderId: string }> => {
  const account = await openAccount(url);
  await fillCart(account, url);
  const orderId = await placeOrder(account);
  await fillCart(account, url, [2]);
  const productVariantId = (await variantsByStock(url))[1]?.productVariantId;
  await account.call("POST", "/api/wishlist/add", { userId: account.id, productVariantId });
  return { account, orderId };
};
