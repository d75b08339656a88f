import { describe, expect, it, vi } from "vitest";
import { readFacts, readTitles } from "../.storybook/componentFacts.ts";

describe("the facts of a component", () => {
  const facts = readFacts();

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
  const sourceOf = () => readFacts()["packages/ui/src/components/Tag"].source;
  expect(sourceOf()).toBe("");
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
