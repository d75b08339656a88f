import { describe, expect, test } from "vitest";
import { isPublicIp, publicTargets, urlErrorOf } from "./targets.ts";

describe("the URL of a target", () => {
  test.each([
    ["nothing", "it is not a URL"],
    ["http://receiver.example/", "it does not begin with https://"],
    ["ftp://receiver.example/", "it does not begin with https://"],
    ["https://user:secret@receiver.example/", "a user name or a password"],
    ["https://127.0.0.1/", "127.0.0.1 is not a public IP address"],
    ["https://0x7f.1/", "127.0.0.1 is not a public IP address"],
    ["https://2130706433/", "127.0.0.1 is not a public IP address"],
    ["https://10.1.2.3/", "10.1.2.3 is not a public IP address"],
    ["https://169.254.169.254/latest/meta-data", "169.254.169.254 is not a public IP address"],
    ["https://[::1]/", "::1 is not a public IP address"],
    ["https://[::ffff:127.0.0.1]/", "is not a public IP address"],
    ["https://[fd00::1]/", "fd00::1 is not a public IP address"],
  ])("%s is refused", (url, reason) => {
    expect(urlErrorOf(url, publicTargets)).toContain(reason);
  });

  test.each([
    "https://receiver.example/hook?token=1",
    "https://93.184.216.34/",
    "https://[2606:4700::1111]/",
  ])("%s is fine", (url) => {
    expect(urlErrorOf(url, publicTargets)).toBeUndefined();
  });

  test.each([
    "0.0.0.0",
    "100.64.0.1",
    "172.31.255.255",
    "192.168.0.1",
    "198.19.0.1",
    "224.0.0.1",
    "255.255.255.255",
    "::",
    "fe80::1",
    "64:ff9b::7f00:1",
    "2002:7f00:1::",
    "2001:0:7f00:1::",
    "2001:db8::1",
    "localhost",
  ])("%s is no public address", (address) => {
    expect(isPublicIp(address)).toBe(false);
  });
});
