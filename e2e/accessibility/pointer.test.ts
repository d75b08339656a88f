import { gotoSettled, slowExpect } from "../browser.ts";
import { test, url } from "../fixtures.ts";

test("[INFO-41] a press in the middle of the switch toggles the prices", async ({ page }) => {
  await gotoSettled(page, `${url}/pricing`);
  const yearly = page.getByRole("switch", { name: "Pay by the year" });
  await yearly.click();
  await slowExpect(yearly).toBeChecked();
  await yearly.click();
  await slowExpect(yearly).not.toBeChecked();
});
