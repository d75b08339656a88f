import type { Locator, Page } from "playwright";
import { describe, expect } from "vitest";
import { violationsOn } from "../a11yMatrix.ts";
import {
  gotoSettled,
  gotoUnhydrated,
  postsOf,
  pressWhileHydrating,
  settle,
  slowExpect,
} from "../browser.ts";
import { test, url } from "../fixtures.ts";

const withoutScripts = { javaScriptEnabled: false };
const refused = { allowedStatuses: [422] };

const fields = {
  Name: "Asha Rao",
  Email: "asha@example.com",
  "Phone Number": "9876543210",
  Message: "The border\ncame apart.",
};

const contactForm = (page: Page): Locator => page.getByRole("form", { name: "Contact" });

const fill = async (page: Page, wrong: Partial<typeof fields> = {}): Promise<void> => {
  const form = contactForm(page);
  for (const [label, value] of Object.entries({ ...fields, ...wrong }))
    await form.getByLabel(label).fill(value);
  await form.getByLabel("Subject").selectOption("Damaged Product");
};

const expectValues = async (page: Page, values: Partial<typeof fields>): Promise<void> => {
  for (const [label, value] of Object.entries(values))
    await slowExpect(contactForm(page).getByLabel(label)).toHaveValue(value);
};

const sendButton = (page: Page): Locator =>
  contactForm(page).getByRole("button", { name: "Send message" });

const newsletter = (page: Page): Locator =>
  page.getByRole("region", { name: "A letter from the loom" });

const subscribe = async (page: Page, email: string): Promise<void> => {
  const box = newsletter(page).getByRole("textbox", { name: "Email" });
  await box.fill(email);
  await box.press("Enter");
};

describe("without JavaScript", () => {
  test.for([360, 1280])(
    "[CON-03] [CON-05] the contact form is sent by keyboard and shows its success, at %i px",
    async (width, { openPage }) => {
      const { page } = await openPage({ ...withoutScripts, viewport: { width, height: 900 } });
      await page.goto(`${url}/contact`);
      await fill(page);
      await sendButton(page).focus();
      await page.keyboard.press("Enter");
      await slowExpect(page).toHaveURL(`${url}/contact?sent=1#message`);
      await slowExpect(contactForm(page).getByText("Message sent")).toBeInViewport();
      await expectValues(page, { Name: "", Message: "" });
    },
  );

  test("[CON-17] what was typed stays when a field is wrong, and is seen by nobody else", async ({
    openPage,
  }) => {
    const { page } = await openPage({ ...withoutScripts, ...refused });
    await page.goto(`${url}/contact`);
    const long = `Quite long. ${"x".repeat(10_000)}`;
    await fill(page, { Message: long });
    await sendButton(page).click();
    const message = contactForm(page).getByLabel("Message");
    await slowExpect(message).toHaveAccessibleDescription(/Message must not exceed 400 characters/);
    await slowExpect(message).toBeFocused();
    await expectValues(page, { ...fields, Message: long });
    await slowExpect(contactForm(page).getByLabel("Subject")).toHaveValue("Damaged Product");
    const html = await (await fetch(`${url}/contact`)).text();
    expect(html).not.toMatch(/Quite long|Asha Rao|must not exceed/);
    await message.fill("Short.");
    await sendButton(page).click();
    await slowExpect(contactForm(page).getByText("Message sent")).toBeVisible();
  });

  test("[NWS-09] [NWS-10] [NWS-13] [NWS-14] the newsletter form shows 'Thank You!' with the result", async ({
    openPage,
  }) => {
    const { page } = await openPage({ ...withoutScripts, ...refused });
    await page.goto(url);
    await subscribe(page, "abc");
    await slowExpect(newsletter(page).getByText("Enter a valid email address")).toBeInViewport();
    await slowExpect(newsletter(page).getByRole("heading", { name: "Thank You!" })).toBeVisible();
    await slowExpect(newsletter(page).getByRole("textbox", { name: "Email" })).toHaveValue("abc");
    await subscribe(page, "without-scripts@example.com");
    await slowExpect(
      newsletter(page).getByText("You have successfully subscribed to our newsletter."),
    ).toBeInViewport();
    await slowExpect(page).toHaveURL(`${url}/?subscribed=1#newsletter`);
    await slowExpect(newsletter(page).getByRole("textbox", { name: "Email" })).toHaveValue("");
  });

  test.for(["/login", "/register", "/forger-password", "/checkout"])(
    "a form of %s says that it needs JavaScript, keeps what was typed and sends it nowhere",
    async (path, { openPage }) => {
      const { page } = await openPage(withoutScripts);
      await page.goto(url + path);
      const main = page.getByRole("main");
      await slowExpect(main.getByText(/^This needs JavaScript/)).toBeVisible();
      const inputs = main.locator("form[method=post] input");
      for (const field of await inputs.all())
        await field.fill((await field.getAttribute("type")) === "email" ? "a@b.co" : "12345");
      const answered = page.waitForResponse((response) => response.request().method() === "POST");
      await main.locator("button[type=submit]:enabled").last().click();
      expect((await answered).status()).toBe(204);
      expect(page.url()).toBe(url + path);
      for (const field of await inputs.all()) await slowExpect(field).not.toHaveValue("");
    },
  );

  test.for(["/cart", "/wishlist", "/my-profile", "/edit-account", "/order-history"])(
    "%s says that it needs JavaScript, and not that it is loading",
    async (path, { openPage }) => {
      const { page } = await openPage(withoutScripts);
      await page.goto(url + path);
      const main = page.getByRole("main");
      await slowExpect(main.getByText(/^This needs JavaScript/)).toBeVisible();
      await slowExpect(main.getByText(/^Loading/)).toBeHidden();
    },
  );
});

describe("before hydration", () => {
  test("[CON-03] a contact form is posted by the browser, once, also when scripts arrive meanwhile", async ({
    page,
  }) => {
    const posts = postsOf(page);
    const arrive = await gotoUnhydrated(page, `${url}/contact`);
    await fill(page);
    await pressWhileHydrating(page, sendButton(page), `${url}/contact`, arrive);
    await slowExpect(page).toHaveURL(`${url}/contact?sent=1#message`);
    await settle(page);
    await slowExpect(contactForm(page).getByText("Message sent")).toBeVisible();
    expect(posts).toEqual(["/contact"]);
    expect(await violationsOn(page, "main")).toEqual([]);
  });

  test("[CON-06] the messages and the input of a refused form stay when scripts arrive, and it is sent without a new document", async ({
    openPage,
  }) => {
    const { page } = await openPage(refused);
    const posts = postsOf(page);
    const arrive = await gotoUnhydrated(page, `${url}/contact`);
    await fill(page, { Name: "Asha 9" });
    await sendButton(page).click();
    const name = contactForm(page).getByLabel("Name");
    await slowExpect(name).toHaveAccessibleDescription("Name must contain only letters");
    expect(await violationsOn(page, "main")).toEqual([]);
    await contactForm(page).getByLabel("Email").fill("leela@example.com");
    arrive();
    await settle(page);
    await slowExpect(contactForm(page).getByLabel("Email")).toBeFocused();
    await slowExpect(name).toHaveAccessibleDescription("Name must contain only letters");
    await expectValues(page, { ...fields, Name: "Asha 9", Email: "leela@example.com" });
    await name.fill("Asha");
    await slowExpect(name).not.toHaveAttribute("aria-invalid", "true");
    await sendButton(page).click();
    await slowExpect(page.getByRole("dialog", { name: "Message sent" })).toBeVisible();
    expect(posts).toEqual(["/contact", "/api/contacts"]);
  });
});

test("[CON-03] [CUR-03] Back brings back what was typed, but no currency of before", async ({
  openPage,
}) => {
  const { page } = await openPage();
  const dollars = page.getByRole("switch", { name: /prices in US dollars/ });
  await gotoSettled(page, `${url}/contact`);
  await dollars.press("Space");
  await fill(page);
  await gotoSettled(page, `${url}/about`);
  await dollars.press("Space");
  await page.goBack();
  await settle(page);
  await expectValues(page, fields);
  await slowExpect(dollars).not.toBeChecked();
  expect(await page.evaluate(() => localStorage.getItem("currency"))).toBe("INR");
});
