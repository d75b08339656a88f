import { expect } from "vitest";
import { apiCallsOf, gotoSettled, settle, slowExpect } from "../browser.ts";
import { test, url } from "../fixtures.ts";

test.for([
  ["/shipping-method", 0],
  ["/payment-method", 0],
  ["/payment-confirmation", 2],
  ["/team", 0],
  ["/our-clients", 0],
  ["/terms-and-conditions", 0],
] as const)(
  "[GLB-15] %s makes no call and has %i controls, which do nothing",
  async ([path, count], { sharedPage }) => {
    const page = await sharedPage({});
    const calls = apiCallsOf(page);
    await gotoSettled(page, url + path);
    const controls = page
      .getByRole("main")
      .locator("button, input, select, textarea, a[href='#'], a:not([href])");
    await slowExpect(controls).toHaveCount(count);
    for (const control of await controls.all()) await control.click();
    await settle(page);
    expect(new URL(page.url()).pathname).toBe(path);
    expect(calls).toEqual([]);
  },
);

test("[API-46] the invoice of a visitor makes no call", async ({ sharedPage }) => {
  const page = await sharedPage({});
  const calls = apiCallsOf(page);
  await gotoSettled(page, `${url}/invoice/PL-NONE`);
  expect(calls).toEqual([]);
});
