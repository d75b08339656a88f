import { cleanup, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { ReactElement } from "react";
import { afterEach, expect, test, vi } from "vitest";
import {
  deferred,
  openAuthenticator,
  openDeskServer,
  owner,
  refuse,
  renderPage,
} from "../desk.fixtures.tsx";
import { Passkeys } from "../pages/settings/Passkeys.tsx";
import { SendFailure } from "./Failure.tsx";
import { SignInForm } from "./SignInForm.tsx";
import type { SignedIn } from "./callTypes.ts";
import { useSend } from "./useSend.ts";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const challenge = {
  challenge: "AAAA",
  rpId: "localhost",
  timeout: 300_000,
  userVerification: "required",
  allowCredentials: [],
};
const creation = {
  challenge: "AAAA",
  rp: { id: "localhost", name: "Pallu" },
  user: { id: "AAAA", name: "asha@example.com", displayName: "Asha Rao" },
  pubKeyCredParams: [],
  timeout: 300_000,
  attestation: "none",
  excludeCredentials: [],
  authenticatorSelection: {},
};
const notAllowed = (): Error => new DOMException("The request was refused.", "NotAllowedError");

const withPasskey: SignedIn = { ...owner, passkeys: 1 };
const phone = {
  id: "p-1",
  name: "My phone",
  createdAt: "2027-01-15T10:00:00.000Z",
  usedAt: null,
  site: null,
};

test("a sign-in sends what the passkey signed", async () => {
  const { prompts } = openAuthenticator();
  const bodies: unknown[] = [];
  openDeskServer({
    "POST /api/desk/session/passkey/challenge": () => challenge,
    "POST /api/desk/session/passkey": ({ body }) => {
      bodies.push(body);
      return withPasskey;
    },
  });
  const onSignedIn = vi.fn<(session: SignedIn) => void>();
  renderPage(<SignInForm onSignedIn={onSignedIn} />);
  await userEvent.click(await screen.findByRole("button", { name: "Sign in with a passkey" }));
  await waitFor(() => expect(onSignedIn).toHaveBeenCalledExactlyOnceWith(withPasskey));
  expect(prompts).toHaveLength(1);
  expect(bodies).toEqual([
    { id: "AQID", clientDataJSON: "AQID", authenticatorData: "AQID", signature: "AQID" },
  ]);
});

test("a passkey that nobody gives says so, asks once, and leaves what was typed", async () => {
  const answer = deferred<never>();
  const { prompts } = openAuthenticator(() => answer.promise);
  openDeskServer({ "POST /api/desk/session/passkey/challenge": () => challenge });
  renderPage(<SignInForm onSignedIn={() => undefined} />);
  await userEvent.type(await screen.findByLabelText("E-mail address"), "a@b.in");
  await userEvent.type(screen.getByLabelText("Password"), "abc");
  await userEvent.type(screen.getByLabelText("Code"), "12");
  await userEvent.click(screen.getByRole("button", { name: "Sign in with a passkey" }));
  await waitFor(() => expect(prompts).toHaveLength(1));
  await userEvent.click(screen.getByRole("button", { name: "Waiting for the passkey …" }));
  await userEvent.click(screen.getByRole("button", { name: "Sign in" }));
  answer.reject(notAllowed());
  expect(await screen.findByText(/No passkey was given/)).toBeDefined();
  expect(prompts).toHaveLength(1);
  expect(screen.getByLabelText("E-mail address")).toHaveProperty("value", "a@b.in");
  expect(screen.getByLabelText("Password")).toHaveProperty("value", "abc");
  expect(screen.getByLabelText("Code")).toHaveProperty("value", "12");
});

test("a browser without passkeys offers none", async () => {
  openDeskServer({ "GET /api/desk/session/passkeys": () => ({ passkeys: [] }) });
  renderPage(
    <>
      <SignInForm onSignedIn={() => undefined} />
      <Passkeys />
    </>,
  );
  expect(await screen.findByText(/This browser has no passkeys here/)).toBeDefined();
  expect(screen.queryByRole("button", { name: /passkey/ })).toBeNull();
});

const name = "POST /api/desk/keys";
const AddKey = (): ReactElement => {
  const { run, failure } = useSend(name);
  const body = { name: "till", expires: "2027-03-31", scopes: ["orders:read"] as const };
  return (
    <>
      <button
        type="button"
        onClick={() => void run({ body: { ...body, scopes: [...body.scopes] } })}
      >
        Add key
      </button>
      <SendFailure failure={failure} />
    </>
  );
};

/** Answers a write as one that must be confirmed first. */
const confirmedWrite = () => {
  let isConfirmed = false;
  return {
    confirm: () => {
      isConfirmed = true;
      return withPasskey;
    },
    write: () =>
      isConfirmed ? { name: "till" } : refuse(403, "confirm_required", "Please enter a code."),
  };
};

test("a passkey confirms a write, which is sent again", async () => {
  openAuthenticator();
  const { confirm, write } = confirmedWrite();
  const server = openDeskServer(
    {
      [name]: write,
      "POST /api/desk/session/confirm/challenge": () => challenge,
      "POST /api/desk/session/confirm/passkey": confirm,
    },
    withPasskey,
  );
  renderPage(<AddKey />);
  await userEvent.click(await screen.findByRole("button", { name: "Add key" }));
  await userEvent.click(await screen.findByRole("button", { name: "Use a passkey" }));
  await waitFor(() => expect(server.calls).toHaveLength(2));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  const keys = server.calls.map(({ headers }) => headers.get("idempotency-key"));
  expect(keys[1]).toBe(keys[0]);
});

test("whoever has no passkey is asked for a code alone", async () => {
  openAuthenticator();
  openDeskServer({ [name]: () => refuse(403, "confirm_required", "Please enter a code.") });
  renderPage(<AddKey />);
  await userEvent.click(await screen.findByRole("button", { name: "Add key" }));
  await screen.findByRole("dialog", { name: "Confirm that it is you" });
  expect(screen.queryByRole("button", { name: "Use a passkey" })).toBeNull();
});

test("closing the question closes the browser's prompt too, and nothing is sent", async () => {
  const { prompts } = openAuthenticator(() => new Promise<never>(() => undefined));
  const server = openDeskServer(
    {
      [name]: () => refuse(403, "confirm_required", "Please enter a code."),
      "POST /api/desk/session/confirm/challenge": () => challenge,
    },
    withPasskey,
  );
  renderPage(<AddKey />);
  await userEvent.click(await screen.findByRole("button", { name: "Add key" }));
  await userEvent.click(await screen.findByRole("button", { name: "Use a passkey" }));
  await waitFor(() => expect(prompts).toHaveLength(1));
  await userEvent.keyboard("{Escape}");
  await waitFor(() => expect(prompts[0]?.signal?.aborted).toBe(true));
  expect(await screen.findByText("Please enter a code.")).toBeDefined();
  expect(server.calls).toHaveLength(1);
});

const add = "POST /api/desk/session/passkeys";

const openSettings = async (): Promise<void> => {
  renderPage(<Passkeys />);
  await userEvent.type(await screen.findByLabelText("Name of the new passkey"), "My phone");
  await userEvent.click(screen.getByRole("button", { name: "Add a passkey" }));
};

test("a new passkey whose answer was lost is sent again, and the device is not asked again", async () => {
  const { prompts } = openAuthenticator();
  const bodies: unknown[] = [];
  let isReached = false;
  openDeskServer({
    "GET /api/desk/session/passkeys": () => ({ passkeys: [] }),
    "POST /api/desk/session/passkeys/challenge": () => creation,
    [add]: ({ body }) => {
      bodies.push(body);
      if (!isReached) throw new TypeError("Failed to fetch");
      return { passkeys: [phone] };
    },
  });
  await openSettings();
  expect(await screen.findByText(/The shop cannot be reached/)).toBeDefined();
  expect(screen.getByLabelText("Name of the new passkey")).toHaveProperty("value", "My phone");
  isReached = true;
  await userEvent.click(screen.getByRole("button", { name: "Add a passkey" }));
  expect(await screen.findByText("My phone signs you in from now on.")).toBeDefined();
  expect(screen.getByLabelText("Name of the new passkey")).toHaveProperty("value", "");
  expect(prompts).toHaveLength(1);
  expect(bodies[1]).toEqual(bodies[0]);
});

test("a refused new passkey is made anew", async () => {
  const { prompts } = openAuthenticator();
  openDeskServer({
    "GET /api/desk/session/passkeys": () => ({ passkeys: [] }),
    "POST /api/desk/session/passkeys/challenge": () => creation,
    [add]: () => refuse(422, "late_passkey", "Please try again."),
  });
  await openSettings();
  expect(await screen.findByText("Please try again.")).toBeDefined();
  await userEvent.click(screen.getByRole("button", { name: "Add a passkey" }));
  await waitFor(() => expect(prompts).toHaveLength(2));
});

test("a device that has a passkey already says so", async () => {
  openAuthenticator(() => Promise.reject(new DOMException("Excluded.", "InvalidStateError")));
  openDeskServer({
    "GET /api/desk/session/passkeys": () => ({ passkeys: [phone] }),
    "POST /api/desk/session/passkeys/challenge": () => creation,
  });
  await openSettings();
  expect(await screen.findByText(/This device has a passkey for you already/)).toBeDefined();
});

test("a passkey is renamed, and one of another address of the desk says where it works", async () => {
  openAuthenticator();
  const elsewhere = { ...phone, id: "p-2", name: "Laptop", site: "old.example" };
  const server = openDeskServer({
    "GET /api/desk/session/passkeys": () => ({ passkeys: [phone, elsewhere] }),
    "PUT /api/desk/session/passkeys/:passkeyId/name": ({ body }) => ({
      passkeys: [{ ...phone, ...(body as object) }, elsewhere],
    }),
  });
  renderPage(<Passkeys />);
  expect(await screen.findByText(/It works at old\.example alone/)).toBeDefined();
  const field = screen.getByLabelText("New name of My phone");
  await userEvent.clear(field);
  await userEvent.type(field, "Old phone");
  // The answer is what is shown, also if nothing can be read after it.
  server.answer("GET /api/desk/session/passkeys", () => refuse(503, "busy", "The shop is busy."));
  await userEvent.click(screen.getByRole("button", { name: "Rename My phone" }));
  expect(await screen.findByText("The passkey is called Old phone now.")).toBeDefined();
  expect(await screen.findByRole("button", { name: "Rename Old phone" })).toBeDefined();
});
