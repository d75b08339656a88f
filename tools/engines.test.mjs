import { expect, it, vi } from "vitest";
import { chooseEngines } from "./engines.mjs";

const known = {
  firefox: { find: () => ({ firefox: "/usr/bin/firefox" }), missing: "no Firefox" },
  webkit: { find: () => undefined, missing: "no WebKit" },
};

it("all engines are wanted unless some are named, and each missing one has a line", () => {
  expect(chooseEngines(undefined, known)).toEqual({ found: ["firefox"], problems: ["no WebKit"] });
  expect(chooseEngines("firefox", known)).toEqual({ found: ["firefox"], problems: [] });
  expect(chooseEngines("webkit", known)).toEqual({ found: [], problems: ["no WebKit"] });
});

it("a name that is no engine is told, with those that are", () => {
  expect(chooseEngines("safari", known)).toEqual({
    found: [],
    problems: ["ENGINES names safari, which is unknown: it takes firefox and webkit."],
  });
});

it("a path of Firefox that does not exist is told", () => {
  vi.stubEnv("FIREFOX_PATH", "/no/such/firefox");
  expect(chooseEngines("firefox")).toEqual({
    found: [],
    problems: ["FIREFOX_PATH names /no/such/firefox, which does not exist."],
  });
  vi.unstubAllEnvs();
});
