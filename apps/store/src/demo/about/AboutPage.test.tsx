import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { partners } from "@pallu/demo/content/partners.ts";
import { logoFiles, logosIn } from "../../testing/logos.fixtures.ts";
import { openPage } from "../../testing/pages.fixtures.tsx";
import AboutPage from "./AboutPage.tsx";

test("[INFO-46] [INFO-47] [INFO-48] the story, six reasons, the partners, and no call", async () => {
  const { calls } = openPage(AboutPage, "/about", { user: null });
  expect(await screen.findByText(/^Pallu began with one trunk of sarees/)).toBeDefined();
  expect(screen.getByRole("heading", { level: 1, name: "About Us" })).toBeDefined();
  expect(screen.getByRole("heading", { level: 2, name: "Why You Choose Us" })).toBeDefined();
  const trusted = screen.getByRole("region", { name: "Trusted Partner" });
  expect(within(trusted).getAllByRole("listitem")).toHaveLength(8);
  expect(within(trusted).getAllByRole("listitem").map(logosIn)).toEqual(
    partners.map(({ name }) => logoFiles(name)),
  );
  expect(calls()).toEqual([]);
});
