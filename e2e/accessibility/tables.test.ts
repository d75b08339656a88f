import { beforeAll, expect } from "vitest";
import { openBuyer } from "../account.ts";
import type { Account } from "../account.ts";
import { gotoSettled } from "../browser.ts";
import { test, url } from "../fixtures.ts";

let account: Account;
let orderId: string;
beforeAll(async () => {
  ({ account, orderId } = await openBuyer(url));
});

const plain = (text: string): string => text.replaceAll(/\s/g, "");

const pages: [ids: string, line: string][] = [
  ["[ORD-02]", "/order-history"],
  ["[CART-02]", "/cart"],
  ["[PROF-18]", "/my-account"],
  ["[INFO-06]", "/shipping-method"],
  ["[INV-10]", "/invoice/:orderId"],
  ["", "/blog-details-v1/2"],
];

test.for(pages.flatMap(([ids, line]) => [360, 1280].map((width) => [ids, line, width] as const)))(
  "%s cells of %s contain only their own text and keep their roles, at %i px",
  async ([_ids, line, width], { sharedPage }) => {
    const path = line.replace(":orderId", orderId);
    const { storageState } = account;
    const page = await sharedPage({ viewport: { width, height: 800 }, storageState });
    await gotoSettled(page, url + path);
    await page.locator("table").first().scrollIntoViewIfNeeded();
    const session = await page.context().newCDPSession(page);
    const { nodes } = await session.send("Accessibility.getFullAXTree");
    const byId = new Map(nodes.map((node) => [node.nodeId, node]));
    type Node = (typeof nodes)[number];
    const childrenOf = (node: Node): Node[] =>
      (node.childIds ?? []).flatMap((id) => byId.get(id) ?? []);
    const within = (node: Node, role: string): Node[] =>
      childrenOf(node).flatMap((child) =>
        child.role?.value === role ? [child] : within(child, role),
      );
    /** Text of a cell for assistive technology, except field values. */
    const spokenIn = (node: Node): string =>
      childrenOf(node)
        .map((child) => {
          if (child.role?.value === "spinbutton") return "";
          return child.role?.value === "StaticText" ? String(child.name?.value) : spokenIn(child);
        })
        .join("");
    const spoken = nodes
      .filter(({ role }) => role?.value === "table")
      .map((table) => {
        const columns = within(table, "columnheader").length;
        const rows = within(table, "row")
          .map((row) => [...within(row, "rowheader"), ...within(row, "cell")])
          .filter((cells) => cells.length > 0);
        return { columns, rows: rows.map((cells) => cells.map((cell) => plain(spokenIn(cell)))) };
      });
    const read = (property: "textContent" | "innerText") =>
      page.locator("table").evaluateAll(
        (tables, name) =>
          (tables as HTMLTableElement[]).map((table) => ({
            columns: table.tHead?.rows[0]?.cells.length,
            rows: [...table.tBodies].flatMap(({ rows }) =>
              [...rows].map(({ cells }) =>
                [...cells].map((cell) => (cell[name] ?? "").replaceAll(/\s/g, "")),
              ),
            ),
          })),
        property,
      );
    expect(spoken.flatMap(({ rows }) => rows).length).toBeGreaterThan(0);
    expect(await read("textContent")).toEqual(spoken);
    expect(await read("innerText")).toEqual(spoken);
    const labels = await page
      .locator("td[data-label]")
      .evaluateAll((cells) =>
        cells.map((cell) => getComputedStyle(cell, "::before").content !== "none"),
      );
    expect(labels).toEqual(labels.map(() => width === 360));
  },
);
