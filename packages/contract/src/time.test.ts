import { afterEach, expect, test, vi } from "vitest";
import { formatShopDay, SHOP_TIME_ZONE, shopTimestamp } from "./time.ts";

afterEach(() => void vi.unstubAllEnvs());

test.each(["UTC", "America/Los_Angeles", "Asia/Kolkata", "Pacific/Kiritimati"])(
  "a day is the shop's for a reader in %s",
  (zone) => {
    vi.stubEnv("TZ", zone);
    const moment = new Date("2026-12-31T20:59:45.062Z");
    expect(formatShopDay(moment)).toBe("1 January 2027");
    expect(shopTimestamp(moment)).toBe("2027-01-01T02:29:45+05:30");
    expect(new Date(shopTimestamp(moment)).getTime()).toBe(moment.getTime() - 62);
  },
);

test("the offset is that of the time zone", () => {
  for (const month of [0, 6]) {
    const moment = new Date(Date.UTC(2026, month, 1, 20));
    const parts = moment.toLocaleString("sv-SE", { timeZone: SHOP_TIME_ZONE });
    expect(shopTimestamp(moment).slice(0, 19).replace("T", " ")).toBe(parts);
  }
});
