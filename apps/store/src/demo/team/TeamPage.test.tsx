import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { team } from "@pallu/demo/content/team.ts";
import { openPage } from "../../testing/pages.fixtures.tsx";
import TeamPage from "./TeamPage.tsx";

test("[INFO-49] [INFO-50] each member has image, name, position and text, without a call", async () => {
  const { calls } = openPage(TeamPage, "/team", { user: null });
  const cards = await screen.findAllByRole("article");
  expect(screen.getByRole("heading", { level: 1, name: "Team Member" })).toBeDefined();
  expect(cards).toHaveLength(team.length);
  for (const [index, { name, position, text, picture }] of team.entries()) {
    const card = within(cards[index] as HTMLElement);
    expect(card.getByRole("img", { name }).getAttribute("src")).toBe(picture);
    expect(card.getByRole("heading", { name })).toBeDefined();
    expect(card.getByText(position)).toBeDefined();
    expect(card.getByText(text)).toBeDefined();
  }
  expect(new Set(team.map(({ picture }) => picture)).size).toBe(team.length);
  expect(calls()).toEqual([]);
});
