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

test("a refused log-in is said inside a low screen, where the button was pressed", async ({
  openPage,
}) => {
  const low = { viewport: { width: 360, height: 640 }, allowedStatuses: [401] };
  const { page } = await openPage(low);
  await gotoSettled(page, `${url}/login`);
  const main = page.getByRole("main");
  await main.getByLabel("Email").fill("nobody@example.com");
  await main.getByLabel("Password", { exact: true }).fill("wrong-password");
  await main.getByRole("button", { name: "Login" }).click();
  await slowExpect(main.getByRole("alert")).toBeInViewport({ ratio: 1 });
});

test("[INFO-41] a press in the middle of the switch toggles the prices", async ({ page }) => {
  await gotoSettled(page, `${url}/pricing`);
  const yearly = page.getByRole("switch", { name: "Pay by the year" });
  await yearly.click();
  await slowExpect(yearly).toBeChecked();
  await yearly.click();
  await slowExpect(yearly).not.toBeChecked();
});
