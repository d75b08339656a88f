import { cleanup, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { openDeskServer, owner, refuse, renderPage } from "../../desk.fixtures.tsx";
import type { SignedIn } from "../../platform/session.types.ts";
import { BannerPage } from "./BannerPage.tsx";
import { BannersPage } from "./BannersPage.tsx";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const session: SignedIn = { ...owner, scopes: ["catalogue:read", "catalogue:write"] };
const banner = (number: number, headline: string) => ({
  place: "home",
  number,
  image: `${headline}.webp`,
  link: "/allproducts",
  headline,
  linkText: "",
  alt: "",
  version: `v-${headline}`,
});
const both = [banner(1, "Silk"), banner(2, "Cotton")];

test("a banner is moved with its version, and the list is what the shop answers", async () => {
  const moved = [banner(1, "Cotton"), banner(2, "Silk")];
  const server = openDeskServer(
    {
      "GET /api/desk/banners": () => ({ banners: both }),
      "POST /api/desk/banners/:place/:number/moves": () => ({ banners: moved }),
    },
    session,
  );
  renderPage(<BannersPage />);
  await userEvent.click(await screen.findByRole("button", { name: "Move banner 2 earlier" }));
  await screen.findByRole("link", { name: "1. Cotton" });
  expect(server.calls.find(({ method }) => method === "POST")).toMatchObject({
    url: "/api/desk/banners/home/2/moves",
    body: { to: 1, version: "v-Cotton" },
  });
});

test("a banner that somebody has changed keeps what was typed", async () => {
  const PUT = "PUT /api/desk/banners/:place/:number";
  const server = openDeskServer(
    {
      "GET /api/desk/banners": () => ({ banners: both }),
      [PUT]: () => refuse(409, "unexpected_banner", "Somebody has changed banner 1 of home."),
    },
    session,
  );
  renderPage(<BannerPage />, { path: "/banners/home/1", pattern: "/banners/:place/:number" });
  const headline = await screen.findByLabelText<HTMLInputElement>(/^Headline/);
  await userEvent.clear(headline);
  await userEvent.type(headline, "Festive silk");
  await userEvent.click(screen.getByRole("button", { name: "Save" }));
  await screen.findByText("Somebody has changed banner 1 of home.");
  expect(headline.value).toBe("Festive silk");
  expect(server.calls.find(({ method }) => method === "PUT")?.body).toMatchObject({
    headline: "Festive silk",
    version: "v-Silk",
  });
});

test("all faults of a banner are named at once", async () => {
  openDeskServer({ "GET /api/desk/banners": () => ({ banners: both }) }, session);
  renderPage(<BannerPage />, { path: "/banners/home/3", pattern: "/banners/:place/:number" });
  await userEvent.type(await screen.findByLabelText(/^Words of the link/), "See");
  await userEvent.click(screen.getByRole("button", { name: "Save" }));
  const summary = await screen.findByRole("group", { name: "This must be corrected" });
  expect(summary.textContent).toContain("Name a picture that the shop has.");
  expect(summary.textContent).toContain("Words of a link need a headline.");
});
