import { cleanup, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { deferred, openDeskServer, owner, refuse, renderPage } from "../../desk.fixtures.tsx";
import type { SignedIn } from "../../platform/callTypes.ts";
import { BannerPage } from "./BannerPage.tsx";
import { formOf } from "./banners.rules.ts";
import type { Banner } from "./banners.rules.ts";
import { BannersPage } from "./BannersPage.tsx";

afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.unstubAllGlobals();
});

const session: SignedIn = { ...owner, scopes: ["catalogue:read", "catalogue:write"] };
const banner = (number: number, headline: string): Banner => ({
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

test.each([
  ["a link of its own", "/allproducts"],
  ["the shop's own words", null],
])("a banner with %s that was removed comes back to its place", async (_which, link) => {
  const before = [{ ...banner(1, "Silk"), link }, banner(2, "Cotton")];
  let shown = before;
  const server = openDeskServer(
    {
      "GET /api/desk/banners": () => ({ banners: shown }),
      "DELETE /api/desk/banners/:place/:number": () => {
        shown = [banner(1, "Cotton")];
        return {};
      },
      "PUT /api/desk/banners/:place/:number": () => ({}),
      "POST /api/desk/banners/:place/:number/moves": () => {
        shown = before;
        return { banners: before };
      },
    },
    session,
  );
  renderPage(<BannersPage />);
  await userEvent.click(await screen.findByRole("button", { name: "Remove banner 1" }));
  await userEvent.click(await screen.findByRole("button", { name: "Undo" }));
  await screen.findByText("The banner is back.");
  screen.getByRole("link", { name: "1. Silk" });
  expect(
    server.calls.flatMap(({ method, url, body }) => (method === "GET" ? [] : [[url, body]])),
  ).toMatchObject([
    ["/api/desk/banners/home/1?version=v-Silk", undefined],
    ["/api/desk/banners/home/2", { headline: "Silk", image: "Silk.webp", link, expected: null }],
    ["/api/desk/banners/home/2/moves", { to: 1 }],
  ]);
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

test("a new banner stays in its form when it is saved, and is saved again by its version", async () => {
  const third = banner(3, "Diwali");
  const server = openDeskServer(
    {
      "GET /api/desk/banners": () => ({ banners: both }),
      "PUT /api/desk/banners/:place/:number": () => {
        server.answer("GET /api/desk/banners", () => ({ banners: [...both, third] }));
        return {};
      },
    },
    session,
  );
  localStorage.setItem("desk-draft:s-1:banner-home-new", JSON.stringify(formOf(third)));
  renderPage(<BannerPage />, { path: "/banners/home/3", pattern: "/banners/:place/:number" });
  await screen.findByRole("heading", { level: 1, name: "Add a banner" });
  await userEvent.click(screen.getByRole("button", { name: "Save" }));
  await screen.findByText("Banner 3 is saved.");
  await screen.findByRole("heading", { level: 1, name: "Banner 3" });
  expect(screen.queryByText("They are not saved yet.")).toBeNull();
  await userEvent.type(screen.getByLabelText(/^Headline/), "!");
  await userEvent.click(screen.getByRole("button", { name: "Save" }));
  await waitFor(() =>
    expect(server.calls.filter(({ method }) => method === "PUT").map(({ body }) => body)).toEqual([
      expect.objectContaining({ headline: "Diwali", expected: null }),
      expect.objectContaining({ headline: "Diwali!", version: "v-Diwali" }),
    ]),
  );
});

test("a new banner that was left is there again, with a picture that arrived meanwhile, and can be discarded", async () => {
  const picture = deferred<unknown>();
  const server = openDeskServer(
    {
      "GET /api/desk/banners": () => ({ banners: both }),
      "POST /api/desk/files": () =>
        Response.json(
          { id: "f-1", name: "x", bytes: 4, received: 0, maxPartBytes: 4 },
          { status: 201 },
        ),
      "PUT /api/desk/files/:id/parts/:offset": () => ({ id: "f-1", received: 4 }),
      "POST /api/desk/pictures": () => picture.promise,
    },
    session,
  );
  const openForm = () =>
    renderPage(<BannerPage />, { path: "/banners/home/3", pattern: "/banners/:place/:number" });
  const { unmount } = openForm();
  await userEvent.type(await screen.findByLabelText(/^Headline/), "Diwali");
  const chooser = document.querySelector<HTMLInputElement>("input[type=file]");
  if (!chooser) throw new Error("There is no field for files");
  await userEvent.upload(chooser, new File(["1234"], "a.jpg", { type: "image/jpeg" }));
  await userEvent.click(screen.getByRole("button", { name: "Save" }));
  await screen.findByText(/^Not saved: 1 picture is still loading/);
  unmount();
  picture.resolve({ image: "diwali.webp", width: 1600, height: 900, isCut: false });
  await waitFor(() => expect(Object.values<string>(localStorage).join()).toContain("diwali.webp"));
  openForm();
  const headline = await screen.findByLabelText<HTMLInputElement>(/^Headline/);
  expect(headline.value).toBe("Diwali");
  expect(document.querySelector("form img")?.getAttribute("src")).toContain("diwali.webp");
  await userEvent.click(screen.getByRole("button", { name: "Discard" }));
  expect(headline.value).toBe("");
  await userEvent.click(screen.getByRole("button", { name: "Bring back" }));
  expect(headline.value).toBe("Diwali");
  expect(server.calls.some(({ url }) => url.startsWith("/api/desk/banners/"))).toBe(false);
});

test("all faults of a banner are named at once", async () => {
  openDeskServer({ "GET /api/desk/banners": () => ({ banners: both }) }, session);
  renderPage(<BannerPage />, { path: "/banners/home/3", pattern: "/banners/:place/:number" });
  await userEvent.type(await screen.findByLabelText(/^Words of the link/), "See");
  await userEvent.click(screen.getByRole("button", { name: "Save" }));
  const summary = await screen.findByRole("group", { name: "This must be corrected" });
  expect(summary.textContent).toContain("Choose a picture.");
  expect(summary.textContent).toContain("Words of a link need a headline.");
});
