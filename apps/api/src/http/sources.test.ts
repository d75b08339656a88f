import { expect, test } from "vitest";
import { queueSourceOf, sourcesOf } from "./sources.ts";

test.each([
  ["192.0.2.1", ["192.0.2.1"]],
  ["::ffff:192.0.2.1", ["192.0.2.1"]],
  ["2001:db8:1:2:3:4:5:6", ["2001:0db8:0001::/48", "2001:0db8:0001:0002::/64"]],
  ["2001:DB8::9", ["2001:0db8:0000::/48", "2001:0db8:0000:0000::/64"]],
  ["2001:db8:0:1::", ["2001:0db8:0000::/48", "2001:0db8:0000:0001::/64"]],
  ["::1", ["0000:0000:0000::/48", "0000:0000:0000:0000::/64"]],
  ["fe80::1%eth0", ["fe80:0000:0000::/48", "fe80:0000:0000:0000::/64"]],
  ["64:ff9b::192.0.2.1", ["0064:ff9b:0000::/48", "0064:ff9b:0000:0000::/64"]],
])("%s is counted under %j", (ip, keys) => {
  expect(sourcesOf(ip).map(({ key }) => key)).toEqual(keys);
});

test("the turns of an IPv4 address are its own, and a /48 has ten", () => {
  expect(queueSourceOf("::ffff:192.0.2.1")).toBe("192.0.2.1");
  expect(queueSourceOf("2001:db8:1:2::1")).toBe(queueSourceOf("2001:db8:1:2:3:4:5:6"));
  const sources = Array.from({ length: 500 }, (_, network) =>
    queueSourceOf(`2001:db8:1:${network.toString(16)}::1`),
  );
  expect(new Set(sources).size).toBe(10);
  expect(sources).not.toContain(queueSourceOf("2001:db8:2::1"));
});
