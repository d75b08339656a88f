import { cleanup, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { ReactElement } from "react";
import { afterEach, describe, expect, test, vi } from "vitest";
import {
  deferred,
  openDeskServer,
  owner,
  refuse,
  refuseField,
  renderPage,
} from "../../desk.fixtures.tsx";
import type { DeskServer } from "../../desk.fixtures.tsx";
import type { Output, SignedIn } from "../../platform/callTypes.ts";
import { forgetDrafts } from "../../platform/draftStorage.ts";
import { useSignOut } from "../../platform/useSignOut.ts";
import { AccountPage } from "./AccountPage.tsx";
import { KeysPage } from "./KeysPage.tsx";
import { PeoplePage } from "./PeoplePage.tsx";
import { RefundLimitForm } from "./RefundLimitForm.tsx";
import { StaffPage } from "./StaffPage.tsx";
import { WebhooksPage } from "./WebhooksPage.tsx";

afterEach(() => {
  cleanup();
  forgetDrafts();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const session: SignedIn = {
  ...owner,
  scopes: ["staff:read", "staff:write", "settings:read", "settings:write"],
};

const settings = {
  environment: [],
  backup: { state: "ok", message: "", remedy: null },
  refundLimit: null,
};

const open = (page: ReactElement, handlers: Parameters<typeof openDeskServer>[0]): DeskServer => {
  const server = openDeskServer({ "GET /api/desk/settings": () => settings, ...handlers }, session);
  renderPage(page, { path: "/settings/x" });
  return server;
};

const press = async (name: string | RegExp): Promise<void> =>
  userEvent.click(await screen.findByRole("button", { name }));
const type = async (label: string, text: string): Promise<void> =>
  userEvent.type(await screen.findByLabelText(label), text);
const valueOf = (label: string): string => screen.getByLabelText<HTMLInputElement>(label).value;
const sent = ({ calls }: DeskServer) =>
  calls
    .filter(({ method }) => method !== "GET")
    .map(({ method, url, body }) => [method, url, body]);

/** A secret is shown until it is kept, and a later read does not bring it back. */
const keep = async (title: string, secret: string): Promise<void> => {
  expect(await screen.findByDisplayValue(secret)).toBeTruthy();
  expect(screen.getByText(title)).toBeTruthy();
  await press("I have saved it");
  expect(screen.queryByDisplayValue(secret)).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole("heading", { level: 1 }));
};

test("whoever may change nobody else can sign out everywhere, and reads why it failed", async () => {
  openDeskServer(
    {
      "GET /api/desk/session/passkeys": () => ({ passkeys: [] }),
      "POST /api/desk/session/sign-out-everywhere": () =>
        refuse(503, "unavailable", "The shop is busy."),
    },
    { ...owner, scopes: ["orders:read"] },
  );
  renderPage(<AccountPage />);
  await press("Sign me out everywhere");
  expect(await screen.findByText(/The shop is busy\. Nothing is lost/)).toBeTruthy();
});

const SignOutButton = (): ReactElement => {
  const { signOut } = useSignOut("DELETE /api/desk/session");
  return (
    <button type="button" onClick={() => void signOut()}>
      Sign out
    </button>
  );
};

describe("staff", () => {
  type Staff = Output<"GET /api/desk/staff">;
  type Member = Staff["staff"][number];
  const LIST = "GET /api/desk/staff";
  const meena: Member = {
    id: "s-2",
    email: "meena@example.com",
    name: "Meena",
    role: "staff",
    createdAt: "2026-11-01T10:00:00.000Z",
    seenAt: null,
    disabledAt: null,
    recoveryCodesLeft: 10,
    sessions: [],
  };
  const listOf = (...staff: Member[]): Staff => ({ staff, invitations: [] });
  const link = "https://desk.example/desk/invitation#token=t-1";

  test("the link of an invitation is shown once, and the open invitations have it", async () => {
    const server = open(<StaffPage />, {
      [LIST]: () => listOf(meena),
      "POST /api/desk/staff/invitations": () => ({ link, expiresAt: "2026-11-30T11:00:00.000Z" }),
    });
    await type("E-mail address", " asha@example.com");
    await userEvent.selectOptions(screen.getByLabelText("Role"), "owner");
    server.answer(LIST, () => ({
      ...listOf(meena),
      invitations: [
        { email: "asha@example.com", role: "owner", expiresAt: "2026-11-30T11:00:00.000Z" },
      ],
    }));
    await press("Make a link");
    await screen.findByRole("heading", { name: "Open invitations" });
    await keep("Link for asha@example.com", link);
    expect(valueOf("E-mail address")).toBe("");
    expect(sent(server)).toEqual([
      ["POST", "/api/desk/staff/invitations", { email: "asha@example.com", role: "owner" }],
    ]);
  });

  test("a link stays until it is saved, beside the next one, also while another page is open", async () => {
    let made = 0;
    const server = open(<StaffPage />, {
      [LIST]: () => listOf(meena),
      "POST /api/desk/staff/invitations": () => {
        made += 1;
        return { link: `${link}${made}`, expiresAt: "2026-11-30T11:00:00.000Z" };
      },
      "DELETE /api/desk/session": () => ({}),
    });
    for (const email of ["asha@example.com", "bina@example.com"]) {
      await type("E-mail address", email);
      await press("Make a link");
      await screen.findByText(`Link for ${email}`);
    }
    cleanup();
    renderPage(<SignOutButton />);
    const confirm = vi.spyOn(window, "confirm").mockReturnValue(false);
    await press("Sign out");
    expect(confirm).toHaveBeenCalledWith(expect.stringContaining("is not saved yet"));
    expect(sent(server).some(([method]) => method === "DELETE")).toBe(false);
    cleanup();
    renderPage(<StaffPage />, { path: "/settings/x" });
    await screen.findByDisplayValue(`${link}1`);
    screen.getByDisplayValue(`${link}2`);
    const leaving = new Event("beforeunload", { cancelable: true });
    window.dispatchEvent(leaving);
    expect(leaving.defaultPrevented).toBe(true);
    for (const email of ["bina@example.com", "asha@example.com"]) {
      const notice = screen.getByText(`Link for ${email}`).closest<HTMLElement>("[role=status]");
      await userEvent.click(within(notice!).getByRole("button", { name: "I have saved it" }));
    }
    const saved = new Event("beforeunload", { cancelable: true });
    window.dispatchEvent(saved);
    expect(saved.defaultPrevented).toBe(false);
  });

  test("a field that is refused is named as the form labels it", async () => {
    open(<StaffPage />, {
      [LIST]: () => listOf(meena),
      "POST /api/desk/staff/invitations": () => refuseField("email", "must be an email address."),
    });
    await type("E-mail address", "asha@example");
    await press("Make a link");
    expect(await screen.findByText("“E-mail address” must be an email address.")).toBeTruthy();
  });

  test("an invitation that is refused says why and keeps what was typed", async () => {
    open(<StaffPage />, {
      [LIST]: () => listOf(meena),
      "POST /api/desk/staff/invitations": () =>
        refuse(409, "already_staff", "meena@example.com is a member of staff already."),
    });
    await type("E-mail address", "meena@example.com");
    await press("Make a link");
    await screen.findByText("meena@example.com is a member of staff already.");
    expect(valueOf("E-mail address")).toBe("meena@example.com");
    expect(screen.queryByRole("button", { name: "I have saved it" })).toBeNull();
  });

  test("who is disabled is called so only after the answer, and the focus stays on the button", async () => {
    const answer = deferred<unknown>();
    const server = open(<StaffPage />, {
      [LIST]: () => listOf(meena),
      "POST /api/desk/staff/:staffId/disable": () => answer.promise,
    });
    await press("Disable: Meena");
    expect(screen.queryByText("Disabled")).toBeNull();
    const disabled = { ...meena, disabledAt: "2026-11-30T10:00:00.000Z" };
    server.answer(LIST, () => listOf(disabled));
    answer.resolve(disabled);
    expect(await screen.findByText("Disabled")).toBeTruthy();
    expect(document.activeElement).toBe(
      screen.getByRole("button", { name: "Enable again: Meena" }),
    );
    expect(sent(server)).toEqual([["POST", "/api/desk/staff/s-2/disable", undefined]]);
  });

  test("a change that would leave the shop without an owner is refused in the row, and changes nothing", async () => {
    open(<StaffPage />, {
      [LIST]: () => listOf({ ...meena, id: "s-1", name: "Asha", role: "owner" }, meena),
      "PUT /api/desk/staff/:staffId/role": () =>
        refuse(409, "last_owner", "The shop would have no owner."),
    });
    await press("Make staff: Asha");
    const refusal = await screen.findByText("The shop would have no owner.");
    const [asha] = screen.getAllByRole("listitem").filter((row) => row.contains(refusal));
    expect(within(asha ?? document.body).getByText("Owner")).toBeTruthy();
    expect(screen.getByRole("button", { name: "Make staff: Asha" })).toBeTruthy();
  });
});

describe("keys", () => {
  const LIST = "GET /api/desk/keys";
  const ADD = "POST /api/desk/keys";
  type Keys = Output<"GET /api/desk/keys">;
  const till: Keys["keys"][number] = {
    name: "till",
    scopes: ["orders:read"],
    createdAt: "2026-11-01T10:00:00.000Z",
    expiresAt: "2099-11-30T18:29:59.000Z",
    lastUsedAt: null,
    revokedAt: null,
  };
  const listOf = (...keys: Keys["keys"]): Keys => ({
    keys,
    scopes: ["orders:read", "stock:write"],
  });
  const fill = async (): Promise<void> => {
    await type("Name", "till");
    await userEvent.type(screen.getByLabelText("Last day it works"), "2099-11-30");
    await userEvent.click(screen.getByLabelText("orders: read"));
  };

  test("a new key is shown once, and its form is empty again", async () => {
    const server = open(<KeysPage />, {
      [LIST]: () => listOf(),
      [ADD]: () => Response.json({ name: "till", key: "plk_secret" }, { status: 201 }),
    });
    await screen.findByText("No key yet");
    await fill();
    server.answer(LIST, () => listOf(till));
    await press("Add key");
    await screen.findByRole("button", { name: /^Revoke till/ });
    await keep("The key till", "plk_secret");
    expect([valueOf("Name"), valueOf("Last day it works")]).toEqual(["", ""]);
    expect(sent(server)).toEqual([
      ["POST", "/api/desk/keys", { name: "till", expires: "2099-11-30", scopes: ["orders:read"] }],
    ]);
  });

  test("a key that is refused keeps what was typed; an answer that is lost is asked for with the same key", async () => {
    const server = open(<KeysPage />, {
      [LIST]: () => listOf(till),
      [ADD]: () => refuse(409, "name_taken", "There is a key till already."),
    });
    await fill();
    await press("Add key");
    await screen.findByText("There is a key till already.");
    expect(valueOf("Name")).toBe("till");
    server.answer(ADD, () => Promise.reject(new TypeError("Failed to fetch")));
    await press("Add key");
    await screen.findByText(/Nothing is lost: press again/);
    server.answer(ADD, () => Response.json({ name: "till", key: "plk_secret" }, { status: 201 }));
    await press("Add key");
    await screen.findByDisplayValue("plk_secret");
    const [, lost, again] = server.calls.filter(({ method }) => method === "POST");
    expect(again?.headers.get("idempotency-key")).toBe(lost?.headers.get("idempotency-key"));
  });

  test("a key that is revoked stays in the list, and the focus goes to the heading", async () => {
    const server = open(<KeysPage />, {
      [LIST]: () => listOf(till),
      "POST /api/desk/keys/:name/revoke": () => ({ name: "till" }),
    });
    await screen.findByText("Works");
    server.answer(LIST, () => listOf({ ...till, revokedAt: "2026-11-30T10:00:00.000Z" }));
    await press(/^Revoke till/);
    await screen.findByText("Revoked");
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole("heading", { level: 1 })),
    );
  });
});

describe("webhooks", () => {
  const LIST = "GET /api/desk/webhooks";
  const ADD = "POST /api/desk/webhooks";
  type Webhooks = Output<"GET /api/desk/webhooks">;
  const hook: Webhooks["webhooks"][number] = {
    id: "w-1",
    url: "https://till.example/events",
    createdAt: "2026-11-01T10:00:00.000Z",
    waiting: 0,
    held: 0,
    failed: 2,
  };
  const listOf = (...webhooks: Webhooks["webhooks"]): Webhooks => ({ webhooks, deliveries: [] });

  test("the secret of a new webhook is shown once, with what is wrong with its host", async () => {
    const server = open(<WebhooksPage />, {
      [LIST]: () => listOf(),
      [ADD]: () =>
        Response.json(
          { id: "w-1", url: hook.url, secret: "whsec_1", warning: "no such host" },
          { status: 201 },
        ),
    });
    await type("Address of a new webhook", hook.url);
    server.answer(LIST, () => listOf(hook));
    await press("Add webhook");
    await screen.findByText(/The host cannot be reached now: no such host/);
    await screen.findByText(hook.url);
    await keep(`The secret of ${hook.url}`, "whsec_1");
    expect(valueOf("Address of a new webhook")).toBe("");
  });

  test("an address that is refused stays in its field with the reason", async () => {
    open(<WebhooksPage />, {
      [LIST]: () => listOf(),
      [ADD]: () => refuse(422, "private_host", "The address is inside of a private network."),
    });
    await type("Address of a new webhook", "https://10.0.0.1/");
    await press("Add webhook");
    await screen.findByText("The address is inside of a private network.");
    expect(valueOf("Address of a new webhook")).toBe("https://10.0.0.1/");
  });

  test("what was given up is sent again, and a webhook that is removed is gone", async () => {
    const server = open(<WebhooksPage />, {
      [LIST]: () => listOf(hook),
      "POST /api/desk/webhooks/:webhookId/replay": () => ({ events: 2 }),
      "DELETE /api/desk/webhooks/:webhookId": () => ({ id: "w-1" }),
    });
    await screen.findByText(hook.url);
    server.answer(LIST, () => listOf({ ...hook, failed: 0, waiting: 2 }));
    await press(`Send 2 again: ${hook.url}`);
    server.answer(LIST, () => listOf());
    await press(`Remove, with 2 that wait: ${hook.url}`);
    await screen.findByText("No webhook yet");
    expect(sent(server)).toEqual([
      ["POST", "/api/desk/webhooks/w-1/replay", undefined],
      ["DELETE", "/api/desk/webhooks/w-1", undefined],
    ]);
  });
});

describe("what is typed while it is sent", () => {
  const later = async (label: string, text: string): Promise<void> => {
    await userEvent.clear(screen.getByLabelText(label));
    await type(label, text);
  };

  test("stays in the form of an invitation", async () => {
    const answer = deferred<unknown>();
    open(<StaffPage />, {
      "GET /api/desk/staff": () => ({ staff: [], invitations: [] }),
      "POST /api/desk/staff/invitations": () => answer.promise,
    });
    await type("E-mail address", "asha@example.com");
    await press("Make a link");
    await later("E-mail address", "meena@example.com");
    answer.resolve({ link: "https://desk.example/", expiresAt: "2026-11-30T11:00:00.000Z" });
    await screen.findByText("Link for asha@example.com");
    expect(valueOf("E-mail address")).toBe("meena@example.com");
  });

  test("stays in the form of a key", async () => {
    const answer = deferred<unknown>();
    open(<KeysPage />, {
      "GET /api/desk/keys": () => ({ keys: [], scopes: ["orders:read", "stock:write"] }),
      "POST /api/desk/keys": () => answer.promise,
    });
    await type("Name", "till");
    await type("Last day it works", "2099-11-30");
    await userEvent.click(screen.getByLabelText("orders: read"));
    await press("Add key");
    await later("Name", "scanner");
    await later("Last day it works", "2099-12-31");
    await userEvent.click(screen.getByLabelText("stock: write"));
    answer.resolve(Response.json({ name: "till", key: "plk_secret" }, { status: 201 }));
    await screen.findByDisplayValue("plk_secret");
    expect([valueOf("Name"), valueOf("Last day it works")]).toEqual(["scanner", "2099-12-31"]);
    expect(screen.getByLabelText("stock: write")).toHaveProperty("checked", true);
  });

  test("stays in the form of a webhook", async () => {
    const answer = deferred<unknown>();
    open(<WebhooksPage />, {
      "GET /api/desk/webhooks": () => ({ webhooks: [], deliveries: [] }),
      "POST /api/desk/webhooks": () => answer.promise,
    });
    await type("Address of a new webhook", "https://till.example/");
    await press("Add webhook");
    await later("Address of a new webhook", "https://other.example/");
    const added = { id: "w-1", url: "https://till.example/", secret: "whsec_1", warning: null };
    answer.resolve(Response.json(added, { status: 201 }));
    await screen.findByDisplayValue("whsec_1");
    expect(valueOf("Address of a new webhook")).toBe("https://other.example/");
  });

  test("stays in the limit of refunds, and can be saved", async () => {
    const answer = deferred<unknown>();
    open(<RefundLimitForm />, {
      "PUT /api/desk/settings/refund-limit": () => answer.promise,
    });
    await type("Largest order that staff may refund", "100");
    await press("Save the limit");
    await later("Largest order that staff may refund", "200");
    answer.resolve({ refundLimit: 100 });
    await screen.findByText("Members of staff may refund orders up to ₹100.");
    expect(valueOf("Largest order that staff may refund")).toBe("200");
    expect(screen.getByRole("button", { name: "Save the limit" })).toHaveProperty(
      "disabled",
      false,
    );
  });

  test("is no other person than the one whose erasure is answered", async () => {
    const answer = deferred<unknown>();
    open(<PeoplePage />, { "POST /api/desk/people/erase": () => answer.promise });
    const label = "E-mail address or id of the account";
    await type(label, "asha@example.com");
    await press("Erase this person…");
    await type(label, "x");
    answer.resolve({ dryRun: true, id: "u-1", orders: 0, unendedOrders: [] });
    await screen.findByText("Account u-1");
    expect(valueOf(label)).toBe("asha@example.com");
    await type(label, "x");
    expect(screen.queryByRole("button", { name: "Erase for good" })).toBeNull();
  });

  test("is not told why another person was not erased", async () => {
    open(<PeoplePage />, {
      "POST /api/desk/people/erase": () => refuse(404, "unknown", "There is no such account."),
    });
    const label = "E-mail address or id of the account";
    await type(label, "asha@example.com");
    await press("Erase this person…");
    await screen.findByText("There is no such account.");
    await type(label, "x");
    expect(screen.queryByText("There is no such account.")).toBeNull();
  });
});

test("settings that cannot be read say so, and are read again by Retry", async () => {
  const server = open(<StaffPage />, {
    "GET /api/desk/staff": () => refuse(503, "unavailable", "The shop is busy."),
  });
  await screen.findByRole("heading", { name: "The staff could not be read" });
  server.answer("GET /api/desk/staff", () => ({ staff: [], invitations: [] }));
  await press("Retry");
  await waitFor(() => expect(screen.queryByText("The shop is busy.")).toBeNull());
});

describe("the limit of refunds by staff", () => {
  const SET = "PUT /api/desk/settings/refund-limit";
  const LABEL = "Largest order that staff may refund";

  test("is saved in rupees upon the limit that was read, and the page says what it means", async () => {
    const server = open(<RefundLimitForm />, {
      "GET /api/desk/settings": () => ({ ...settings, refundLimit: 500 }),
      [SET]: () => ({ refundLimit: 1250.5 }),
    });
    const field = await screen.findByLabelText<HTMLInputElement>(LABEL);
    expect(field.value).toBe("500");
    expect(screen.getByRole("button", { name: "Save the limit" })).toHaveProperty("disabled", true);
    await userEvent.clear(field);
    await userEvent.type(field, "1250.50");
    await press("Save the limit");
    await screen.findByText("Members of staff may refund orders up to ₹1,250.50.");
    expect(sent(server)).toEqual([
      ["PUT", "/api/desk/settings/refund-limit", { refundLimit: 1250.5, expected: 500 }],
    ]);
  });

  test("that somebody else has set says so, keeps what was typed, and is set upon theirs", async () => {
    const server = open(<RefundLimitForm />, {
      [SET]: ({ body }) =>
        (body as { expected: number | null }).expected === 900
          ? { refundLimit: 0 }
          : refuse(409, "overtaken", "Somebody has just set another limit: it is ₹900 now."),
    });
    await type(LABEL, "0");
    server.answer("GET /api/desk/settings", () => ({ ...settings, refundLimit: 900 }));
    await press("Save the limit");
    await screen.findByText("Somebody has just set another limit: it is ₹900 now.");
    expect(valueOf(LABEL)).toBe("0");
    await press("Save the limit");
    await screen.findByText("Only owners may refund.");
  });
});
