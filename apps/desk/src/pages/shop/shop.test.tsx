import { defaultBrand, deriveBrand } from "@pallu/ui/brand";
import "@testing-library/jest-dom/vitest";
import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { deferred, openDeskServer, owner, refuse, renderPage } from "../../desk.fixtures.tsx";
import type { DeskServer } from "../../desk.fixtures.tsx";
import { ShopPage } from "./ShopPage.tsx";
import { ShopPartPage } from "./ShopPartPage.tsx";
import { partWords } from "./parts.rules.ts";
import type { ShopPart } from "./parts.rules.ts";
import type { SignedIn } from "../../platform/callTypes.ts";

const session: SignedIn = { ...owner, scopes: ["content:read", "content:write"] };
const changed = { changedAt: "2026-11-30T07:30:00.000Z", changedBy: "asha@example.com" };

/** As the server derives it from the schema of terms. */
const schema = {
  type: "object",
  properties: {
    title: { type: "string", maxLength: 120, title: "Title" },
    sections: {
      type: "array",
      title: "Sections",
      maxItems: 30,
      items: {
        type: "object",
        properties: {
          title: { type: "string", maxLength: 120, title: "Title" },
          text: { type: "string", maxLength: 20_000, title: "Text" },
        },
        required: ["title", "text"],
      },
    },
  },
  required: ["sections"],
};

const terms: ShopPart = {
  part: "terms",
  version: "v1",
  ...changed,
  value: {
    title: "Our terms",
    sections: [
      { title: "Return", text: "Seven days." },
      { title: "Payment", text: "By UPI." },
    ],
  },
  schema,
};

const names = Object.keys(partWords) as ShopPart["part"][];
const listOf = (written: readonly string[], setBy: "SHOP_FILE" | null = null) => ({
  kind: written.length > 0 ? "own" : "demo",
  setBy,
  parts: names.map((part) =>
    written.includes(part)
      ? { part, version: "v1", ...changed }
      : { part, version: null, changedAt: null, changedBy: null },
  ),
});

const save = "PUT /api/desk/shop/parts/:part";

const openPart = async (
  handlers: Parameters<typeof openDeskServer>[0] = {},
  list: object = listOf(["frame", "terms"]),
): Promise<DeskServer> => {
  const server = openDeskServer(
    {
      "GET /api/desk/shop/parts": () => list,
      "GET /api/desk/shop/parts/:part": () => terms,
      "GET /api/desk/shop/parts/:part/versions": () => ({
        versions: [
          {
            id: "7",
            replacedAt: changed.changedAt,
            replacedBy: changed.changedBy,
            isMissing: false,
          },
        ],
      }),
      ...handlers,
    },
    session,
  );
  renderPage(<ShopPartPage />, { path: "/shop/terms", pattern: "/shop/:part" });
  await screen.findByRole("heading", { level: 1, name: "Terms" });
  return server;
};

const sent = (server: DeskServer) => server.calls.filter(({ method }) => method !== "GET");

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test("the page Shop lists every part with its state, and says of the demo how it becomes one's own", async () => {
  openDeskServer({ "GET /api/desk/shop/parts": () => listOf([]) }, session);
  renderPage(<ShopPage />);
  await screen.findByText("This shop is the demo");
  expect(screen.getByRole("link", { name: /^Begin with/ })).toHaveAttribute("href", "/shop/frame");
  expect(screen.getAllByText("Not written yet")).toHaveLength(names.length);
});

test("an own shop shows what is missing, with a link to its part", async () => {
  openDeskServer(
    {
      "GET /api/desk/shop/parts": () => listOf(["frame"]),
      "GET /api/desk/shop/findings": () => ({
        isReady: false,
        findings: [
          {
            state: "missing",
            place: "terms.sections.0.text",
            part: "terms",
            where: "Sections 1, text",
            reason: "replace 'TODO'",
          },
        ],
      }),
    },
    session,
  );
  renderPage(<ShopPage />);
  await screen.findByText("1 thing is missing.");
  const findings = screen.getByRole("region", { name: "Before you open" });
  expect(within(findings).getByRole("listitem")).toHaveTextContent(
    "Terms, sections 1, text: replace 'TODO'",
  );
  // What is to be done stands before the parts that are done.
  expect(
    findings.compareDocumentPosition(screen.getByRole("table")) & Node.DOCUMENT_POSITION_FOLLOWING,
  ).toBeTruthy();
});

test("fields for links suggest pages that are written, groups and products", async () => {
  const link = {
    type: "object",
    properties: {
      label: { type: "string", title: "Words" },
      href: { type: "string", title: "Leads to" },
    },
  };
  const frame = {
    ...terms,
    value: { menu: [{ label: "Silk" }] },
    schema: {
      type: "object",
      properties: { menu: { type: "array", title: "Menu", items: link } },
    },
  };
  const server = openDeskServer(
    {
      "GET /api/desk/shop/parts": () => listOf(["frame", "terms"]),
      "GET /api/desk/shop/parts/:part": () => frame,
      "GET /api/desk/shop/parts/:part/versions": () => ({ versions: [] }),
      "GET /api/desk/product-form": () => ({ groups: [{ id: "silk", name: "Silk sarees" }] }),
      "GET /api/desk/products": () => ({
        products: [{ id: "kovai-stripe", name: "Kovai stripe" }],
        next: null,
      }),
      [save]: () => ({ dryRun: false, part: "frame", before: "v1", after: "v2" }),
    },
    { ...session, scopes: [...session.scopes, "catalogue:read"] },
  );
  renderPage(<ShopPartPage />, { path: "/shop/frame", pattern: "/shop/:part" });
  const field = await screen.findByLabelText(/^Leads to/);
  const optionsOf = () =>
    [...document.querySelectorAll<HTMLOptionElement>(`#${field.getAttribute("list")} option`)].map(
      ({ value, label }) => `${label}: ${value}`,
    );
  await waitFor(() =>
    expect(optionsOf()).toEqual(
      expect.arrayContaining([
        "All products: /allproducts",
        "Terms: /terms-and-conditions",
        "Group: Silk sarees: /allproducts?sub=silk",
        "Product: Kovai stripe: /product-details/kovai-stripe",
      ]),
    ),
  );
  expect(optionsOf().join()).not.toContain("/about");
  expect(sent(server)).toEqual([]);
});

test("a phone is one field, and the name of the desk follows that of the shop", async () => {
  const phone = {
    type: "object",
    title: "Phone",
    properties: { shown: { type: "string" }, href: { type: "string" } },
  };
  let name = "localhost";
  const contact = {
    ...terms,
    value: { phone: { shown: "0422 555 0142", href: "tel:04225550142" } },
    schema: { type: "object", properties: { phone } },
  };
  const server = openDeskServer(
    {
      "GET /api/desk/session": () => ({ ...session, shop: { ...session.shop, name } }),
      "GET /api/desk/shop/parts": () => listOf(["frame"]),
      "GET /api/desk/shop/parts/:part": () => contact,
      "GET /api/desk/shop/parts/:part/versions": () => ({ versions: [] }),
      [save]: () => {
        name = "Meera Home";
        return { dryRun: false, part: "frame", before: "v1", after: "v2" };
      },
    },
    session,
  );
  renderPage(<ShopPartPage />, { path: "/shop/frame", pattern: "/shop/:part" });
  const field = await screen.findByRole("textbox", { name: /^Phone/ });
  expect(document.title).toContain("localhost");
  await userEvent.clear(field);
  await userEvent.type(field, "+91 98765 43210");
  await userEvent.click(screen.getByRole("button", { name: "Save" }));
  await waitFor(() => expect(document.title).toContain("Meera Home"));
  expect(sent(server)[0]?.body).toMatchObject({ value: { phone: { shown: "+91 98765 43210" } } });
});

test("colours begin with those in use, and one's own colour sets all twelve, which can be read", async () => {
  const schemeSchema = {
    type: "object",
    properties: Object.fromEntries(
      ["canvas", "action", "onAction"].map((name) => [
        name,
        { type: "string", pattern: String.raw`^#[\da-f]{6}$`, title: `Name of ${name}` },
      ]),
    ),
  };
  const server = openDeskServer(
    {
      "GET /api/desk/shop/parts": () => listOf(["frame"]),
      "GET /api/desk/shop/parts/:part": () => ({
        part: "theme",
        version: null,
        changedAt: null,
        changedBy: null,
        value: null,
        schema: { type: "object", properties: { light: schemeSchema, dark: schemeSchema } },
      }),
      "GET /api/desk/shop/parts/:part/versions": () => ({ versions: [] }),
      [save]: () => ({ dryRun: false, part: "theme", before: null, after: "v2" }),
    },
    session,
  );
  renderPage(<ShopPartPage />, { path: "/shop/theme", pattern: "/shop/:part" });
  const own = await screen.findByRole("textbox", { name: "Your colour" });
  expect(own).toHaveValue(defaultBrand.light.action);
  expect(screen.getAllByRole("textbox", { name: "Name of canvas", hidden: true })[0]).toHaveValue(
    defaultBrand.light.canvas,
  );
  await userEvent.clear(own);
  await userEvent.type(own, "#ffcc00");
  expect(own).toHaveValue("#ffcc00");
  const derived = deriveBrand({ ...defaultBrand.light, action: "#ffcc00" });
  // Yellow cannot be read on white: the form says what is used instead.
  expect(screen.getByText(new RegExp(`#ffcc00.*${derived.light.action}`))).toBeInTheDocument();
  await userEvent.click(screen.getByRole("button", { name: "Save" }));
  await screen.findByText("Saved", { selector: "[role=status]" });
  expect(sent(server).map(({ body }) => body)).toEqual([{ value: derived, expected: null }]);
});

test("a new home page begins with a ready set of sections", async () => {
  const home = { part: "home", version: null, changedAt: null, changedBy: null, value: null };
  const server = openDeskServer(
    {
      "GET /api/desk/shop/parts": () => listOf(["frame"]),
      "GET /api/desk/shop/parts/:part": () => ({ ...home, schema }),
      "GET /api/desk/shop/parts/:part/versions": () => ({ versions: [] }),
      [save]: () => ({ dryRun: false, part: "home", before: null, after: "v2" }),
    },
    session,
  );
  renderPage(<ShopPartPage />, { path: "/shop/home", pattern: "/shop/:part" });
  await userEvent.click(await screen.findByRole("button", { name: "Use the usual sections" }));
  expect(screen.queryByRole("button", { name: "Use the usual sections" })).toBeNull();
  await userEvent.click(screen.getByRole("button", { name: "Save" }));
  await screen.findByText("Saved", { selector: "[role=status]" });
  expect(sent(server)[0]?.body).toMatchObject({
    value: { sections: [{ kind: "products", flag: "new-arrival" }, {}, {}, {}] },
  });
});

test("a part is saved as a whole with the version that was read, and what was typed is what is shown", async () => {
  const server = await openPart({
    [save]: () => ({ dryRun: false, part: "terms", before: "v1", after: "v2" }),
  });
  const title = (await screen.findAllByRole("textbox", { name: /^Title/ }))[0]!;
  await userEvent.clear(title);
  await userEvent.type(title, "Terms of sale");
  await userEvent.click(screen.getByRole("button", { name: "Save" }));
  await screen.findByText("Saved", { selector: "[role=status]" });
  expect(sent(server).map(({ body }) => body)).toEqual([
    { value: { ...terms.value, title: "Terms of sale" }, expected: "v1" },
  ]);
  expect(localStorage).toHaveLength(0);
});

test("what is typed while a part is saved stays, as a change of the version that is saved now", async () => {
  const answer = deferred<unknown>();
  const server = await openPart({ [save]: () => answer.promise });
  const title = (await screen.findAllByRole<HTMLInputElement>("textbox", { name: /^Title/ }))[0]!;
  await userEvent.type(title, " of");
  await userEvent.click(screen.getByRole("button", { name: "Save" }));
  await userEvent.type(title, " sale");
  const typed = title.value;
  server.answer(save, () => ({ dryRun: false, part: "terms", before: "v2", after: "v3" }));
  answer.resolve({ dryRun: false, part: "terms", before: "v1", after: "v2" });
  await userEvent.click(await screen.findByRole("button", { name: "Save" }));
  await screen.findByText("Saved", { selector: "[role=status]" });
  expect(title.value).toBe(typed);
  expect(sent(server).at(-1)?.body).toMatchObject({ value: { title: typed }, expected: "v2" });
});

/** Collects the forms that the browser is made to post, with the frame that shows the answer. */
const watchPosts = () => {
  const posts: { action: string; frame: HTMLElement | undefined; fields: object }[] = [];
  vi.spyOn(HTMLFormElement.prototype, "submit").mockImplementation(function (
    this: HTMLFormElement,
  ) {
    const [frame] = document.getElementsByName(this.target);
    posts.push({
      action: new URL(this.action).pathname,
      frame,
      fields: Object.fromEntries(new FormData(this)),
    });
  });
  return posts;
};

const checked = { dryRun: true, part: "terms", before: "v1", after: "v2" };

test("a preview has what was checked, and a late answer to an earlier one is shown nowhere", async () => {
  const posts = watchPosts();
  const answer = deferred<unknown>();
  const server = await openPart({ [save]: () => answer.promise });
  const title = (await screen.findAllByRole("textbox", { name: /^Title/ }))[0]!;
  await userEvent.type(title, " of sale");
  await userEvent.click(screen.getByRole("button", { name: "Show the preview" }));
  await userEvent.type(title, ", new");
  expect(posts).toEqual([]);
  answer.resolve(checked);
  await waitFor(() => expect(posts).toHaveLength(1));
  const typed = { ...terms.value, title: "Our terms of sale" };
  expect(sent(server).map(({ body }) => body)).toEqual([
    { value: typed, expected: "v1", dryRun: true },
  ]);
  expect(posts[0]).toMatchObject({
    action: "/api/desk/preview",
    fields: {
      part: "terms",
      page: "/terms-and-conditions",
      value: JSON.stringify(typed),
      expected: "v1",
      token: session.token,
    },
  });
  const first = screen.getByTitle<HTMLIFrameElement>("Preview of /terms-and-conditions");
  expect(first).toBe(posts[0]?.frame);
  expect(first.getAttribute("sandbox")).not.toContain("allow-scripts");
  const shown = document.implementation.createHTMLDocument();
  vi.spyOn(shown, "URL", "get").mockReturnValue("http://localhost/api/desk/preview");
  vi.spyOn(first, "contentDocument", "get").mockReturnValue(shown);
  fireEvent.load(first);
  await screen.findByText("You have changed something since this preview.");
  await userEvent.click(screen.getByRole("radio", { name: "Dark" }));
  expect(shown.documentElement.dataset["theme"]).toBe("dark");

  await userEvent.click(screen.getByRole("button", { name: "Update the preview" }));
  await waitFor(() => expect(posts).toHaveLength(2));
  expect(first).not.toBeInTheDocument();
  expect(posts[1]?.frame).toBe(screen.getByTitle("Preview of /terms-and-conditions"));
  fireEvent.load(first);
  screen.getByText("Loading …");
});

test("what cannot be saved has no preview: its faults are beside the fields, and the form is not said to be saved or not", async () => {
  const posts = watchPosts();
  const place = "terms.sections.0.text";
  await openPart({
    [save]: () =>
      refuse(422, "invalid", "1 fault", {
        refused: [{ id: place, code: "invalid", message: "must not be empty." }],
      }),
  });
  const title = (await screen.findAllByRole("textbox", { name: /^Title/ }))[0]!;
  await userEvent.type(title, " of sale");
  await userEvent.click(screen.getByRole("button", { name: "Show the preview" }));
  await screen.findByRole("group", { name: "1 place needs a correction" });
  expect(posts).toEqual([]);
  expect(screen.getByRole("group", { name: "Changes" })).toHaveAttribute("data-state", "changed");
});

test("entries of a list are added, moved and removed", async () => {
  const server = await openPart({
    [save]: () => ({ dryRun: false, part: "terms", before: "v1", after: "v2" }),
  });
  await userEvent.click(
    await screen.findByRole("button", { name: "Move up: Payment", hidden: true }),
  );
  expect(document.activeElement).toHaveAccessibleName("Move down: Payment");
  await userEvent.click(screen.getByRole("button", { name: "Remove: Return", hidden: true }));
  expect(document.activeElement).toHaveAccessibleName("Add to Sections");
  await userEvent.click(screen.getByRole("button", { name: "Add to Sections" }));
  await userEvent.keyboard("Delivery");
  await userEvent.click(screen.getByRole("button", { name: "Save" }));
  await screen.findByText("Saved", { selector: "[role=status]" });
  expect(sent(server)[0]?.body).toMatchObject({
    value: { sections: [{ title: "Payment", text: "By UPI." }, { title: "Delivery" }] },
  });
});

test("all faults are listed, each leads to its field, and what was typed stays", async () => {
  await openPart({
    [save]: () =>
      refuse(422, "invalid", "2 faults", {
        refused: [
          { id: "terms.title", code: "invalid", message: "must be one line." },
          {
            id: "terms.sections.1.text",
            code: "invalid",
            message: "has HTML.",
          },
        ],
      }),
  });
  const title = (await screen.findAllByRole("textbox", { name: /^Title/ }))[0]!;
  await userEvent.type(title, "!");
  await userEvent.click(screen.getByRole("button", { name: "Save" }));
  const summary = await screen.findByRole("group", { name: "2 places need a correction" });
  expect(
    within(summary)
      .getAllByRole("link")
      .map(({ textContent }) => textContent),
  ).toEqual(["Title must be one line.", "Sections 2, text has HTML."]);
  await userEvent.click(within(summary).getByRole("link", { name: /^Sections 2/ }));
  expect(document.activeElement).toHaveValue("By UPI.");
  expect(document.activeElement).toHaveAccessibleDescription(/has HTML/);
  expect(title).toHaveValue("Our terms!");
});

test("a part that somebody else has changed is not overwritten: both values are shown, and the choice is one's own", async () => {
  let stored = terms;
  const server = await openPart({
    "GET /api/desk/shop/parts/:part": () => stored,
    [save]: ({ body }: { body: unknown }) =>
      (body as { expected: string }).expected === stored.version
        ? { dryRun: false, part: "terms", before: "v2", after: "v3" }
        : refuse(409, "unexpected_part", "The part terms was changed by bina."),
  });
  const title = (await screen.findAllByRole("textbox", { name: /^Title/ }))[0]!;
  stored = { ...terms, version: "v2", value: { ...terms.value, title: "Theirs" } };
  await userEvent.type(title, "!");
  await userEvent.click(screen.getByRole("button", { name: "Save" }));
  const table = await screen.findByRole("table", { name: "Theirs and yours" });
  expect(within(table).getByRole("row", { name: /^Title/ })).toHaveTextContent("TheirsOur terms!");
  expect(title).toHaveValue("Our terms!");
  expect(screen.queryByRole("button", { name: /^Save(?: again)?$/ })).toBeNull();
  await userEvent.click(screen.getByRole("button", { name: "Save mine over it" }));
  await screen.findByText("Saved", { selector: "[role=status]" });
  expect(sent(server).at(-1)?.body).toMatchObject({
    expected: "v2",
    value: { title: "Our terms!" },
  });
});

test("what was typed is there again when the page is opened anew, and Discard forgets it until it is brought back", async () => {
  await openPart();
  await userEvent.type((await screen.findAllByRole("textbox", { name: /^Title/ }))[0]!, "!");
  cleanup();
  await openPart();
  const title = (await screen.findAllByRole("textbox", { name: /^Title/ }))[0]!;
  expect(title).toHaveValue("Our terms!");
  await userEvent.click(screen.getByRole("button", { name: "Discard" }));
  expect(title).toHaveValue("Our terms");
  expect(localStorage).toHaveLength(0);
  await userEvent.click(screen.getByRole("button", { name: "Bring back" }));
  expect(title).toHaveValue("Our terms!");
});

test("an earlier version is compared with the present one and restored", async () => {
  const restore = "POST /api/desk/shop/parts/:part/versions/:versionId/restore";
  let stored = terms;
  const before = { ...terms, version: "v0", value: { ...terms.value, title: "Before" } };
  const server = await openPart({
    "GET /api/desk/shop/parts/:part": () => stored,
    "GET /api/desk/shop/parts/:part/versions/:versionId": () => ({
      id: "7",
      replacedAt: changed.changedAt,
      replacedBy: changed.changedBy,
      isMissing: false,
      value: before.value,
    }),
    [restore]: () => {
      stored = before;
      return { dryRun: false, part: "terms", before: "v1", after: "v0" };
    },
  });
  await userEvent.click(await screen.findByRole("button", { name: "Show changes" }));
  const table = await screen.findByRole("table", { name: "What restoring changes" });
  expect(within(table).getByRole("row", { name: /^Title/ })).toHaveTextContent("Our termsBefore");
  await userEvent.click(screen.getByRole("button", { name: /^Restore the version until/ }));
  expect((await screen.findAllByDisplayValue("Before"))[0]).toHaveAccessibleName(/^Title/);
  expect(sent(server).map(({ body }) => body)).toEqual([{ expected: "v1" }]);
});

test("with SHOP_FILE the part is shown and nothing can be changed", async () => {
  await openPart({}, listOf(["frame", "terms"], "SHOP_FILE"));
  await screen.findByText("SHOP_FILE is set");
  expect((await screen.findAllByRole("textbox", { name: /^Title/ }))[0]).toHaveAttribute(
    "readonly",
  );
  expect(screen.queryByRole("button", { name: /^(?:Add|Remove|Restore)/ })).toBeNull();
});

test("without the frame another part cannot be written yet, and the page says what to do", async () => {
  await openPart(
    { "GET /api/desk/shop/parts/:part": () => ({ ...terms, version: null }) },
    listOf([]),
  );
  await screen.findByText("First the name of the shop");
  expect(screen.getByRole("link", { name: "Name, menu and footer" })).toHaveAttribute(
    "href",
    "/shop/frame",
  );
});

test("a picture is chosen among those that were uploaded", async () => {
  const picture = { type: "string", maxLength: 200, pattern: "png|webp", title: "Picture" };
  const about: ShopPart = {
    ...terms,
    value: { title: "Us" },
    schema: { type: "object", properties: { title: { type: "string", title: "Title" }, picture } },
  };
  const image = "loom.800x600.0a1b2c3d.webp";
  const server = await openPart({
    "GET /api/desk/shop/parts/:part": () => about,
    "GET /api/desk/pictures": () => ({ pictures: [{ id: "1", image }], next: null }),
    [save]: () => ({ dryRun: false, part: "terms", before: "v1", after: "v2" }),
  });
  await userEvent.click(await screen.findByRole("button", { name: "Use a picture of the shop" }));
  await userEvent.click(await screen.findByRole("button", { name: "loom" }));
  expect(document.querySelector(`img[src*="${image}"]`)).not.toBeNull();
  await userEvent.click(screen.getByRole("button", { name: "Save" }));
  await screen.findByText("Saved", { selector: "[role=status]" });
  expect(sent(server)[0]?.body).toEqual({ value: { title: "Us", picture: image }, expected: "v1" });
});

test("what is typed while a picture is on its way stays, and an entry that moves keeps its picture", async () => {
  const line = { type: "string", maxLength: 120, title: "Title" };
  const picture = { type: "string", maxLength: 200, pattern: "png|webp", title: "Picture" };
  const fields = { type: "object", properties: { title: line, picture } };
  const about: ShopPart = {
    ...terms,
    value: { title: "Us", steps: [{ title: "One" }, { title: "Two" }] },
    schema: {
      type: "object",
      properties: { ...fields.properties, steps: { type: "array", items: fields } },
    },
  };
  const prepared = deferred<object>();
  const second = deferred<object>();
  let count = 0;
  const server = await openPart({
    "GET /api/desk/shop/parts/:part": () => about,
    "POST /api/desk/files": () => ({ id: "f-1", received: 0 }),
    "PUT /api/desk/files/:fileId/parts/:offset": () => ({ id: "f-1", received: 1 }),
    "POST /api/desk/pictures": () => (count++ === 0 ? prepared.promise : second.promise),
    [save]: () => ({ dryRun: false, part: "terms", before: "v1", after: "v2" }),
  });
  await screen.findByRole("button", { name: "Move up: Two", hidden: true });
  const inputs = [...document.querySelectorAll<HTMLInputElement>("input[type=file]")];
  await userEvent.upload(inputs[0]!, new File(["x"], "front.png", { type: "image/png" }));
  await userEvent.upload(inputs[2]!, new File(["x"], "two.png", { type: "image/png" }));
  await userEvent.type((await screen.findAllByRole("textbox", { name: /^Title/ }))[0]!, " and you");
  await userEvent.click(screen.getByRole("button", { name: "Move up: Two", hidden: true }));
  await userEvent.click(screen.getByRole("button", { name: "Save" }));
  await screen.findByText(/^Not saved: 2 pictures are still loading/);
  expect(
    sent(server).filter(({ method, url }) => method === "PUT" && url.includes("/shop/")),
  ).toEqual([]);
  prepared.resolve({ image: "front.webp", isCut: false });
  second.resolve({ image: "two.webp", isCut: false });
  await waitFor(() => expect(document.querySelector('img[src*="front.webp"]')).not.toBeNull());
  await waitFor(() => expect(document.querySelector('img[src*="two.webp"]')).not.toBeNull());
  await userEvent.click(screen.getByRole("button", { name: "Save" }));
  await screen.findByText("Saved", { selector: "[role=status]" });
  expect(sent(server).at(-1)?.body).toMatchObject({
    value: {
      title: "Us and you",
      picture: "front.webp",
      steps: [{ title: "Two", picture: "two.webp" }, { title: "One" }],
    },
  });
});
