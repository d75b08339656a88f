import { cleanup, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { Route, Routes } from "react-router-dom";
import { openDeskServer, owner, refuse, renderPage } from "../../desk.fixtures.tsx";
import type { SignedIn } from "../../platform/callTypes.ts";
import { CouponsPage } from "./CouponsPage.tsx";
import { NewCouponPage } from "./NewCouponPage.tsx";

afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.unstubAllGlobals();
});

const session: SignedIn = { ...owner, scopes: ["coupons:read", "coupons:write"] };
const coupon = {
  code: "DIWALI",
  percent: 10,
  amount: null,
  minimum: 2500,
  usesLeft: null,
  oncePerUser: true,
  expiresAt: null,
  orders: 12,
};

test("all faults of a new coupon are named at once, and nothing is sent", async () => {
  const server = openDeskServer({}, session);
  renderPage(<NewCouponPage />);
  await userEvent.type(await screen.findByLabelText("Code"), "a b");
  await userEvent.click(screen.getByRole("button", { name: "Add the coupon" }));
  const summary = await screen.findByRole("group", { name: "This must be corrected" });
  expect(summary.textContent).toContain("Use 3 to 30 letters, digits and hyphens");
  expect(summary.textContent).toContain("Enter a whole number from 1 to 100.");
  expect(server.calls).toEqual([]);
});

test("a new coupon that was left is there again, and not after it was added", async () => {
  openDeskServer({ "POST /api/desk/coupons": () => coupon }, session);
  const first = renderPage(<NewCouponPage />);
  await userEvent.type(await screen.findByLabelText("Code"), "diwali");
  await userEvent.type(screen.getByLabelText("Share"), "10");
  first.unmount();
  const second = renderPage(<NewCouponPage />);
  expect((await screen.findByLabelText<HTMLInputElement>("Code")).value).toBe("diwali");
  await userEvent.click(screen.getByRole("button", { name: "Add the coupon" }));
  await screen.findByText(/^DIWALI takes/);
  second.unmount();
  renderPage(<NewCouponPage />);
  expect((await screen.findByLabelText<HTMLInputElement>("Code")).value).toBe("");
});

test("a coupon that was added is shown in the list", async () => {
  const { calls } = openDeskServer(
    {
      "POST /api/desk/coupons": () => coupon,
      "GET /api/desk/coupons": () => ({ coupons: [coupon], next: null }),
    },
    session,
  );
  renderPage(
    <Routes>
      <Route path="/coupons" element={<CouponsPage />} />
      <Route path="*" element={<NewCouponPage />} />
    </Routes>,
    { path: "/coupons/new" },
  );
  await userEvent.type(await screen.findByLabelText("Code"), "diwali");
  await userEvent.type(screen.getByLabelText("Share"), "10");
  await userEvent.click(screen.getByRole("button", { name: "Add the coupon" }));
  await screen.findByRole("rowheader", { name: "DIWALI" });
  expect(calls.at(-1)?.url).toContain("find=DIWALI");
});

test("a coupon is added with rupees and the end of its last day, and a known code is named at its field", async () => {
  const server = openDeskServer(
    {
      "POST /api/desk/coupons": () =>
        refuse(409, "known_coupon", "There is a coupon DIWALI already."),
    },
    session,
  );
  renderPage(<NewCouponPage />);
  await userEvent.type(await screen.findByLabelText("Code"), "diwali");
  await userEvent.selectOptions(screen.getByLabelText("Takes off"), "An amount");
  await userEvent.type(screen.getByLabelText("Amount"), "99.50");
  await userEvent.type(screen.getByLabelText(/^Last day/), "2099-03-31");
  await userEvent.click(screen.getByRole("button", { name: "Add the coupon" }));
  await screen.findAllByText("There is a coupon DIWALI already.");
  expect(server.calls[0]?.body).toEqual({
    code: "diwali",
    amount: 99.5,
    oncePerUser: false,
    expiresAt: "2099-03-31T23:59:59.999+05:30",
  });
  expect(screen.getByLabelText<HTMLInputElement>("Code").value).toBe("diwali");
});

test("a coupon is ended with the end that was read, and the dialog keeps a refusal", async () => {
  const END = "POST /api/desk/coupons/:code/end";
  const server = openDeskServer(
    {
      "GET /api/desk/coupons": () => ({ coupons: [coupon], next: null, total: 1 }),
      [END]: () => refuse(409, "unexpected_end", "DIWALI ends at … now, not never."),
    },
    session,
  );
  renderPage(<CouponsPage />);
  expect((await screen.findByText("1 coupon")).tagName).toBe("BDI");
  await userEvent.click(await screen.findByRole("button", { name: "End DIWALI" }));
  await userEvent.click(await screen.findByRole("button", { name: "End DIWALI now" }));
  await screen.findByText("DIWALI ends at … now, not never.");
  server.answer(END, () => ({
    code: "DIWALI",
    before: null,
    expiresAt: "2026-01-01T00:00:00.000Z",
  }));
  await userEvent.click(screen.getByRole("button", { name: "End DIWALI now" }));
  await screen.findByText("DIWALI has ended.");
  expect(server.calls.find(({ method }) => method === "POST")?.body).toEqual({ expected: null });
});
