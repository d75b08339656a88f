import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { findAction, locatePage } from "../entryServer.tsx";
import { menuLink, openShop } from "../testing/pages.fixtures.tsx";
import { renderServed } from "../testing/served.fixtures.ts";

const posted = {
  values: {
    name: "Asha 9",
    email: "asha@example.com",
    phoneNumber: "9876543210",
    subject: "Damaged Product",
    comments: "Two\nlines",
  },
  errors: { name: "Name must contain only letters" },
};

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test("[CON-06] a posted form is rendered with its values and messages, and sent to the browser", async () => {
  const { html, fallback, status } = await renderServed({ url: "/contact", posted });
  expect(status).toBe(200);
  expect(fallback).toEqual({ posted });
  expect(html).toContain('value="Asha 9"');
  expect(html).toContain("Two\nlines</textarea>");
  expect(html).toContain("Name must contain only letters");
  expect(html).toMatch(/<option [^>]*selected=""[^>]*>Damaged Product/);
});

test("a posted form is empty when its page is opened again", async () => {
  await openShop("/contact", { fallback: { posted } });
  expect(screen.getByLabelText("Name")).toHaveValue("Asha 9");
  expect(screen.getByText(posted.errors.name)).toBeInTheDocument();
  fireEvent.click(document.querySelector("a[href='/faq']") ?? document);
  await waitFor(() => expect(screen.queryByLabelText("Message")).toBeNull());
  fireEvent.click(menuLink("Contact"));
  expect(await screen.findByLabelText("Message")).toHaveValue("");
  expect(screen.queryByText(posted.errors.name)).toBeNull();
});

test("the pages of success have one address each, whatever the query", () => {
  expect(locatePage("/", "?subscribed=2&subscribed=3&x=4").search).toBe("?subscribed=1");
  expect(locatePage("/contact", "?sent").search).toBe("?sent=1");
  expect(locatePage("/contact", "?subscribed=1").search).toBe("");
});

test("[NWS-15] [INFO-34] [BLOG-08] two pages process forms", () => {
  expect(["/", "/contact"].map((path) => findAction(path) !== undefined)).toEqual([true, true]);
  for (const path of ["/login", "/coming-soon", "/index-v2", "/blog-details-v1", "/missing"])
    expect(findAction(path)).toBeUndefined();
});
