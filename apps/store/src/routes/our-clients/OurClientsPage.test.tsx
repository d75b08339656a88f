import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { clients } from "../../content/clients.ts";
import { openPage } from "../pages.fixtures.tsx";
import OurClientsPage from "./OurClientsPage.tsx";

test("[INFO-51] a grid of logos, and no call", async () => {
  const { calls } = openPage(OurClientsPage, "/our-clients", { user: null });
  const logos = within(await screen.findByRole("list", { name: "Clients" }));
  const cells = logos.getAllByRole("listitem");
  expect(cells).toHaveLength(12);
  for (const [index, { name }] of clients.entries()) {
    expect(within(cells[index] as HTMLElement).getByText(name)).toBeDefined();
    expect(cells[index]?.querySelector("svg")).not.toBeNull();
  }
  expect(calls()).toEqual([]);
});
