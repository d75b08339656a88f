import { describe, expect, it, vi } from "vitest";
import { readChanges, readFacts, readTitles } from "../.storybook/componentFacts.ts";

describe("the changelog", () => {
  it("is split into entries with their versions, one line each", () => {
    const changelog = `# Changelog

Newest first.

## Unreleased

- **Carousel**: the scroller is
  focusable.
- **Package**: packed by npm.

## 0.1.0

- \`Tag\` is new.
`;
    expect(readChanges(changelog)).toEqual([
      { version: "Unreleased", text: "**Carousel**: the scroller is focusable." },
      { version: "Unreleased", text: "**Package**: packed by npm." },
      { version: "0.1.0", text: "`Tag` is new." },
    ]);
  });
});

describe("the facts of a component", () => {
  const facts = readFacts();

  it("have the changes that name it or one of its parts, and no others", () => {
    const { changes } = facts["packages/ui/src/patterns/CartTable"];
    expect(changes.length).toBeGreaterThan(0);
    for (const { text } of changes) expect(text).toMatch(/CartTable|CartLine/);
  });

  it("have what it is made of and where it is used", () => {
    const { related } = facts["packages/ui/src/patterns/OrdersTable"];
    expect(related["OrdersTable"]).toEqual({ madeOf: ["Link"], usedIn: [] });
    const carousel = facts["packages/ui/src/patterns/Carousel"].related["Carousel"];
    expect(carousel.usedIn).toEqual(["BrandStrip", "Hero", "Testimonials"]);
  });

  it("are separate for two guides in a folder", () => {
    const { related } = facts["packages/ui/src/components/Button"];
    expect(related["Button"].usedIn).toContain("CouponField");
    expect(related["ButtonLink"].usedIn).not.toContain("CouponField");
    expect(related["ButtonLink"].usedIn).toContain("DemoPopup");
  });

  it("have the exports of its own folder", () => {
    const names = facts["packages/ui/src/layout/Grid"].exports.map(({ name }) => name);
    expect(names).toEqual(["Grid"]);
  });
});

it("a build in CI links to the sources of its commit", () => {
  for (const name of ["GITHUB_SERVER_URL", "GITHUB_REPOSITORY", "GITHUB_SHA"])
    vi.stubEnv(name, undefined);
  vi.stubEnv("CI_PROJECT_URL", undefined);
  const sourceOf = () => readFacts()["packages/ui/src/components/Tag"].source;
  expect(sourceOf()).toBe("");
  vi.stubEnv("CI_PROJECT_URL", "https://git.example/pallu");
  vi.stubEnv("CI_COMMIT_SHA", "abc");
  expect(sourceOf()).toBe("https://git.example/pallu/-/tree/abc/packages/ui/src/components/Tag");
  vi.stubEnv("GITHUB_SERVER_URL", "https://hub.example");
  vi.stubEnv("GITHUB_REPOSITORY", "pallu/pallu");
  vi.stubEnv("GITHUB_SHA", "def");
  expect(sourceOf()).toBe(
    "https://hub.example/pallu/pallu/tree/def/packages/ui/src/components/Tag",
  );
  vi.unstubAllEnvs();
});

it("every page that is an MDX file has a title, by which links find it", () => {
  const titles = Object.entries(readTitles());
  expect(titles.filter(([, title]) => !title.includes("/"))).toEqual([]);
  expect(titles.length).toBeGreaterThan(100);
});
