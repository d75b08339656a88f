import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { clients } from "@pallu/demo/content/clients.ts";
import { logoFiles, logosIn } from "../../testing/logos.fixtures.ts";
import { openPage } from "../../testing/pages.fixtures.tsx";
import OurClientsPage from "./OurClientsPage.tsx";

test("[INFO-51] a grid of logos, and no call", async () => {
  const { calls } = openPage(OurClientsPage, "/our-clients", { user: null });
  const logos = within(await screen.findByRole("list", { name: "Clients" }));
  const cells = logos.getAllByRole("listitem");
  expect(cells).toHaveLength(12);
  expect(cells.map(logosIn)).toEqual(clients.map(({ name }) => logoFiles(name)));
  expect(calls()).toEqual([]);
});
